import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { QrCode } from './qr-code.tsx'

const address = 'https://malote.example/ordens-de-servico/OS-2026-000123'

rootContract({ slot: 'qr-code' }, (props) => <QrCode {...props} text={address} label="Código QR da ordem" />)

const path = () => document.querySelector('[data-slot="qr-code"] path')?.getAttribute('d')

test('different texts have different codes', async () => {
  const screen = await render(<QrCode text={address} label="Código QR da ordem" />)
  await expect.poll(path).toBeTruthy()
  const first = path()
  await screen.rerender(<QrCode text={`${address}4`} label="Código QR da ordem" />)
  expect(path()).not.toBe(first)
})

test('is dark on light in the dark theme, too', async () => {
  document.documentElement.dataset.theme = 'dark'
  await render(<QrCode text={address} label="Código QR da ordem" />)
  const code = document.querySelector('[data-slot="qr-code"]') as HTMLElement
  const { colorScheme } = getComputedStyle(code)
  document.documentElement.dataset.theme = 'light'
  expect(colorScheme).toBe('light')
})

test('throws in development without a label', async () => {
  await expect(render(<QrCode text={address} label="" />)).rejects.toThrow(/label/)
})

test('a text that no code can contain leaves the picture empty, and keeps the page', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const screen = await render(<QrCode text={'x'.repeat(2500)} label="Código QR da ordem" />)
  await expect.poll(path).toBeTruthy()
  await screen.rerender(<QrCode text={'x'.repeat(5000)} label="Código QR da ordem" />)
  await expect.poll(path).toBe(undefined)
  await expect.element(screen.getByRole('img', { name: 'Código QR da ordem' })).toBeVisible()
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})
