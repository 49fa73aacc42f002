import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { FileDrop } from './file-drop.tsx'

const meta = {
  title: 'Forms/FileDrop (envio de arquivos)',
  component: FileDrop,
  args: { label: 'Nota fiscal', className: 'max-w-md' },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const invoice = new File(['x'.repeat(48_000)], 'nota-fiscal-000128.pdf', { type: 'application/pdf' })
const long = new File(['x'], `${'comprovante-'.repeat(30)}.pdf`, { type: 'application/pdf' })
const foreign = new File(['x'], 'فاتورة.pdf', { type: 'application/pdf' })

export const Default: Story = {}
export const FileSelected: Story = { args: { value: [invoice] }, parameters: snapshots.lightOnly }
export const SeveralFiles: Story = {
  args: { label: 'Documentos', multiple: true, value: [invoice, long, foreign] },
  parameters: snapshots.lightOnly,
}
export const WithHelp: Story = { args: { help: 'PDF ou imagem, até 5 MB.', accept: '.pdf, image/*' } }
export const WithError: Story = { args: { error: 'Envie a nota fiscal da mercadoria.', required: true } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
/** On a touch screen there is a camera button; with a mouse it is hidden. */
export const WithCamera: Story = { args: { label: 'Foto da entrega', accept: 'image/*', capture: 'environment' } }
export const Disabled: Story = { args: { disabled: true, value: [invoice] } }
export const ReadOnly: Story = { args: { readOnly: true, value: [invoice] }, parameters: snapshots.lightOnly }

/** The application uploads each file after its selection, and passes the progress. */
export const Uploading: Story = {
  args: {
    label: 'Documentos',
    multiple: true,
    value: [invoice, long, foreign],
    getUpload: (file) => {
      if (file === invoice) return { done: true }
      return file === long ? { progress: 0.4 } : { error: 'A conexão caiu. Envie de novo.' }
    },
    onRetry: () => {},
  },
}
