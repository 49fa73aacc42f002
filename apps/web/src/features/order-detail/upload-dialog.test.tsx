import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadDialog } from './upload-dialog.tsx'

test('cannot be closed while a file is sent', async () => {
  let upload: XMLHttpRequest | undefined
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    upload = this
  })
  onTestFinished(() => sending.mockRestore())
  const onClose = vi.fn()
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadDialog
        orderNumber="OS-2026-000001"
        title="Anexar arquivos"
        description="OS-2026-000001"
        hasVisibility={false}
        label="Arquivos"
        accept="application/pdf"
        room={10}
        doneText="Arquivos anexados."
        onClose={onClose}
      />
    </QueryClientProvider>,
  )
  const file = new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' })
  await userEvent.upload(screen.getByLabelText('Arquivos', { exact: true }), file)
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Voltar' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Fechar' }).click()
  expect(onClose).not.toHaveBeenCalled()
  upload?.dispatchEvent(new ProgressEvent('error'))
  await expect.element(screen.getByRole('button', { name: 'Voltar' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})
