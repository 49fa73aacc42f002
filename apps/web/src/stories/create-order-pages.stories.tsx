import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { order } from './order-examples.ts'

const meta = {
  title: 'Telas/Solicitar entrega',
  component: AppAt,
  parameters: pageParameters,
  args: { path: `/ordens-de-servico/criar?companyId=${order.company.id}`, role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** The used pickup is closed to its summary, and the title of the drop-off has the number of its fields to correct. */
export const UsualPickup: PageStory = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Coletar em / }))
    await expect(await screen.findByRole('button', { name: 'Coleta', expanded: false })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar entrega' }))
    await expect(await screen.findByText('7 a corrigir')).toBeVisible()
  },
}
export const UsualPickupOnAPhone = onPhone(UsualPickup)

/** Without a camera, which the browser of the pictures does not have, a photo can be read, or the key typed. */
export const ScanInvoiceKey: PageStory = onPhone({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ler código de barras' }))
    await screen.findByText('Não foi possível abrir a câmera')
  },
})
