import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { CopyButton } from './copy-button.tsx'

afterEach(() => vi.restoreAllMocks())

rootContract({ slot: 'icon-button' }, (props) => <CopyButton {...props} text="OS-2026-000123" />)

test('copies the text, announces it, and calls onCopy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copied = vi.fn()
  const screen = await render(<CopyButton text={() => 'OS-2026-000123'} label="Copiar número" onCopy={copied} />)
  await screen.getByRole('button', { name: 'Copiar número' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copiado')
  expect(write).toHaveBeenCalledExactlyOnceWith('OS-2026-000123')
  expect(copied).toHaveBeenCalledExactlyOnceWith('OS-2026-000123')
})

test.each([
  ['outline', true],
  ['solid', false],
] as const)('the tick is green on %s: %s', async (variant, green) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<CopyButton text="OS-2026-000123" tone="primary" variant={variant} />)
  const button = screen.getByRole('button', { name: 'Copiar' })
  await button.click()
  await expect.element(button).toHaveAttribute('data-outcome', 'copied')
  expect(button.element().querySelector('svg')?.classList.contains('text-success')).toBe(green)
})

test('copies through the page when the clipboard is not available, and keeps the focus', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(true)
  const screen = await render(<CopyButton text="OS-2026-000123" />)
  const button = screen.getByRole('button', { name: 'Copiar' })
  await button.click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copiado')
  expect(command).toHaveBeenCalledWith('copy')
  await expect.element(button).toHaveFocus()
  expect(document.querySelector('textarea')).toBeNull()
})

test('announces that copying failed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const screen = await render(<CopyButton text="OS-2026-000123">Copiar link</CopyButton>)
  await screen.getByRole('button', { name: 'Copiar link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Não foi possível copiar')
})

test('a text that cannot be created is a failure, and is reported', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const error = new Error('Sem código')
  const text = () => {
    throw error
  }
  const screen = await render(<CopyButton text={text} />)
  await screen.getByRole('button', { name: 'Copiar' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Não foi possível copiar')
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
})
