import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AppAt, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { deliveredOrder, deliveredReceipt } from './order-examples.ts'

const meta = {
  title: 'Telas/Comprovante',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ordens-de-servico/OS-2026-000123/recibo', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** The codes of the receipt are closed. */
export const ReceiptOfDelivery: PageStory = {
  args: {
    responses: { 'serviceOrders.get': { body: deliveredOrder }, 'receipts.get': { body: deliveredReceipt } },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: /\/verificar\// })).toBeVisible()
    await expect(screen.getByText('Anexo: códigos de conferência').closest('details')).not.toHaveAttribute('open')
  },
}
