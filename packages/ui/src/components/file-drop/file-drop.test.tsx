import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.js'
import { FileDrop } from './file-drop.js'

const pdf = new File(['x'.repeat(2048)], 'nota.pdf', { type: 'application/pdf' })
const png = new File(['x'], 'foto.png', { type: 'image/png' })
const exe = new File(['x'], 'virus.exe', { type: 'application/x-msdownload' })

rootContract({ slot: 'field', control: 'file-input' }, (props) => (
  <FileDrop {...props} label="Documentos" help="Até 5 MB." multiple value={[pdf, png]} />
))

test('files join the list and are sent with the form, until they are removed', async () => {
  const screen = await render(
    <form data-testid="form">
      <FileDrop label="Documentos" name="documents" multiple />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const sent = () => new FormData(form).getAll('documents').map((file) => (file as File).name)
  const input = screen.getByLabelText('Documentos')
  await userEvent.upload(input, pdf)
  await expect.element(screen.getByText('nota.pdf')).toBeVisible()
  await userEvent.upload(input, png)
  await expect.poll(sent).toEqual(['nota.pdf', 'foto.png'])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Arquivos escolhidos: 2')
  await screen.getByRole('button', { name: 'Remover nota.pdf' }).click()
  await expect.poll(sent).toEqual(['foto.png'])
  await expect.element(input).toHaveFocus()
  form.reset()
  await expect.element(screen.getByText('foto.png')).not.toBeInTheDocument()
})

test('what is too large, too many or of another kind is explained and left out', async () => {
  const reject = vi.fn()
  const screen = await render(<FileDrop label="Documentos" multiple accept=".pdf" maxSize={1024} onReject={reject} />)
  const input = screen.getByLabelText('Documentos')
  const drop = (...files: File[]) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    const element = input.element() as HTMLInputElement
    element.files = transfer.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
  drop(exe, pdf)
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(reject.mock.calls[0]?.[0].map(({ fault }: { fault: string }) => fault)).toEqual(['kind', 'size'])
  await expect.element(screen.getByText(/“virus.exe” não é de um tipo aceito/)).toBeVisible()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('one file takes the place of another', async () => {
  const screen = await render(<FileDrop label="Nota" />)
  await userEvent.upload(screen.getByLabelText('Nota'), pdf)
  await expect.element(screen.getByText('nota.pdf')).toBeVisible()
  await userEvent.upload(screen.getByLabelText('Nota'), png)
  await expect.element(screen.getByText('foto.png')).toBeVisible()
  await expect.element(screen.getByText('nota.pdf')).not.toBeInTheDocument()
})
