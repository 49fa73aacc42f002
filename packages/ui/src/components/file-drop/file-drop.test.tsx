import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { FileDrop } from './file-drop.tsx'
import type { FileUpload } from './file-row.tsx'

const pdf = new File(['x'.repeat(2048)], 'nota.pdf', { type: 'application/pdf' })
const png = new File(['x'], 'foto.png', { type: 'image/png' })
const exe = new File(['x'], 'virus.exe', { type: 'application/x-msdownload' })

rootContract({ slot: 'field', control: 'file-input' }, (props) => (
  <FileDrop {...props} label="Documentos" help="Até 5 MB." multiple value={[pdf, png]} />
))

test('files are added to the list and submitted with the form, until they are removed', async () => {
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

test('rejects files by size, number and type, and explains why', async () => {
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
  expect(reject.mock.calls[0]?.[0].map(({ reason }: { reason: string }) => reason)).toEqual(['kind', 'size'])
  await expect.element(screen.getByText(/“virus.exe” não é de um tipo aceito. Escolha outro arquivo/)).toBeVisible()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

test('a new file replaces the current one', async () => {
  const screen = await render(<FileDrop label="Nota" />)
  await userEvent.upload(screen.getByLabelText('Nota'), pdf)
  await expect.element(screen.getByText('nota.pdf')).toBeVisible()
  await userEvent.upload(screen.getByLabelText('Nota'), png)
  await expect.element(screen.getByText('foto.png')).toBeVisible()
  await expect.element(screen.getByText('nota.pdf')).not.toBeInTheDocument()
})

test('with capture, the camera and the gallery have separate inputs', async () => {
  const change = vi.fn()
  const screen = await render(
    <FileDrop label="Foto" accept="image/*" capture="environment" multiple onValueChange={change} />,
  )
  const camera = screen.getByText('Tirar foto').element().closest('label')?.querySelector('input')
  expect(camera?.getAttribute('capture')).toBe('environment')
  await expect.element(screen.getByLabelText('Foto', { exact: true })).not.toHaveAttribute('capture')
  const transfer = new DataTransfer()
  transfer.items.add(png)
  if (camera) camera.files = transfer.files
  camera?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(change.mock.calls.at(-1)?.[0]).toEqual([png])
})

test('shows the upload progress of each file, and a retry button after a failure', async () => {
  const retry = vi.fn()
  const states = new Map<File, FileUpload>([
    [pdf, { progress: 0.5 }],
    [png, { error: 'A conexão caiu.' }],
    [exe, { done: true }],
  ])
  const screen = await render(
    <FileDrop
      label="Documentos"
      multiple
      value={[pdf, png, exe]}
      getUpload={(file) => states.get(file)}
      onRetry={retry}
    />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Enviando nota.pdf' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0.5')
  expect(bar.elements()).toHaveLength(1)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A conexão caiu.')
  await expect.element(screen.getByText('Enviado')).toBeVisible()
  await screen.getByRole('button', { name: 'Enviar foto.png de novo' }).click()
  expect(retry).toHaveBeenCalledExactlyOnceWith(png)
})

test('a read-only field shows the number of its files and does not invite to add some', async () => {
  const screen = await render(<FileDrop label="Documentos" value={[pdf]} capture="environment" />)
  const zone = () => document.querySelector('[data-slot="file-drop-zone"]')
  expect(zone()?.textContent).toContain('Escolha ou arraste até aqui')
  await screen.rerender(<FileDrop label="Documentos" value={[pdf]} capture="environment" readOnly />)
  expect(zone()?.textContent).toBe('Arquivos escolhidos: 1')
  await expect.element(screen.getByRole('button', { name: 'Remover nota.pdf' })).not.toBeInTheDocument()
})

test('a rejected file is not reported as a change', async () => {
  const change = vi.fn()
  const screen = await render(<FileDrop label="Nota" accept=".pdf" onValueChange={change} />)
  await userEvent.upload(screen.getByLabelText('Nota'), exe)
  await expect.element(screen.getByText(/“virus.exe” não é de um tipo aceito/)).toBeVisible()
  expect(change).not.toHaveBeenCalled()
  expect((screen.getByLabelText('Nota').element() as HTMLInputElement).files).toHaveLength(0)
})
