import type { Meta } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
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

const logo = (id: string, name: string) => ({ body: { logo: { id, name, width: 640, height: 480 } } })

/** The provider's logo is on the left, the company's on the right, also on a phone. */
export const ReceiptWithLogos: PageStory = {
  args: {
    responses: {
      ...ReceiptOfDelivery.args?.responses,
      'organizationLogo.get': logo('Zk3vQx1sR8mB2nT5yW7eLg', 'Entregas da Serra Ltda.'),
      'companyLogos.get': logo('p4HdJ9aXc0uFq6KtVbEo2w', 'Padaria da Serra'),
    },
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Entregas da Serra Ltda.' })).toBeVisible()
    await expect(await screen.findByRole('img', { name: 'Padaria da Serra' })).toBeVisible()
  },
}
export const ReceiptWithLogosOnAPhone = onPhone(ReceiptWithLogos)
