import { ReceiptVerification } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { ReceiptPage } from './receipt-page.tsx'

const verification = z.parse(ReceiptVerification, examples['receipts.show']?.response)

/** The page is opened on phones. It has no color that the components lack: no snapshot in the dark theme. */
const phoneModes = {
  'claro 1280': { disable: true },
  'escuro 1280': { disable: true },
  'claro 375': { disable: false },
}

const meta = {
  title: 'Telas/Verificação de comprovante',
  component: ReceiptPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: phoneModes } },
  globals: { viewport: { value: 'telefone' } },
  args: { view: { status: 200, verification, uploaded: false } },
} satisfies Meta<typeof ReceiptPage>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {}
export const Changed: Story = {
  args: {
    view: {
      status: 200,
      uploaded: true,
      verification: {
        ...verification,
        holds: false,
        checks: [
          { check: 'signature', result: 'failed', text: 'A assinatura não confere: o comprovante foi alterado.' },
          { check: 'files', result: 'skipped', text: 'Nenhuma foto foi enviada para comparar.' },
        ],
      },
    },
  },
}
export const EmptyForm: Story = { args: { view: { status: 200, verification: null, uploaded: false } } }
export const UnknownReceipt: Story = { args: { view: { status: 404 } } }
export const NoReceipt: Story = { args: { view: { status: 400 } } }
