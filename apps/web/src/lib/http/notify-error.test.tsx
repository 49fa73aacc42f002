import { ApiError } from '@malote/api-client'
import { Toaster } from '@malote/ui'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { notifyError } from './notify-error.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['copies', true, 'Código copiado.'],
  ['shows', false, 'Selecione e copie: 0b1c'],
])('%s the code for support where the page has no clipboard', async (_result, isCopied, message) => {
  // As on plain http, where `navigator.clipboard` is undefined.
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(isCopied)
  const screen = await render(<Toaster />)
  notifyError(
    new ApiError({ code: 'internal', status: 500, message: 'Tente de novo.', requestId: '0b1c' }),
    'Não foi possível salvar.',
  )
  await screen.getByRole('button', { name: 'Copiar código' }).click()
  await expect.element(screen.getByText(message)).toBeVisible()
  expect(command).toHaveBeenCalledExactlyOnceWith('copy')
})
