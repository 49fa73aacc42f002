import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { ErrorState } from './error-state.tsx'

rootContract({ slot: 'error-state' }, (props) => (
  <ErrorState {...props} title="Não foi possível carregar as ordens." requestId="01JD3M7Q8Z" />
))

test('is announced at once, with the request id', async () => {
  const screen = await render(<ErrorState title="Não foi possível carregar as ordens." requestId="01JD3M7Q8Z" />)
  expect(screen.getByRole('alert').element().textContent).toContain('Código para o suporte: 01JD3M7Q8Z')
})

test('shows no code without a request id', async () => {
  const screen = await render(<ErrorState title="Não foi possível carregar as ordens." />)
  await expect.element(screen.getByText('Código para o suporte:')).not.toBeInTheDocument()
})

test('the request id can be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<ErrorState title="Não foi possível carregar as ordens." requestId="01JD3M7Q8Z" />)
  await screen.getByRole('button', { name: 'Copiar código para o suporte' }).click()
  expect(write).toHaveBeenCalledExactlyOnceWith('01JD3M7Q8Z')
  write.mockRestore()
})

test('exposes its tone as data-tone', async () => {
  const screen = await render(<ErrorState title="Não encontramos esta página." tone="neutral" />)
  await expect.element(screen.getByRole('alert')).toHaveAttribute('data-tone', 'neutral')
})

test('on a phone a UUID and its copy button are on one line', async () => {
  await page.viewport(375, 700)
  const requestId = '01a22f38-0e56-7000-bc25-7a2493908633'
  const screen = await render(<ErrorState title="Não foi possível carregar as ordens." requestId={requestId} />)
  const code = screen.getByText(requestId).element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Copiar código para o suporte' }).element().getBoundingClientRect()
  expect(code.height).toBeLessThan(24)
  expect(button.left).toBeGreaterThanOrEqual(code.right)
})
