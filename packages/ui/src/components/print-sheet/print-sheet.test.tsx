import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { PrintSheet } from './print-sheet.tsx'

rootContract({ slot: 'print-sheet' }, (props) => <PrintSheet {...props}>OS-2026-000123</PrintSheet>)

const emulateMedia = async (media: string) => {
  const session = cdp() as unknown as { send: (method: string, parameters: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { media })
}

test('sets the page size for printing', async () => {
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue('page')
  await render(<PrintSheet size="a6">OS-2026-000123</PrintSheet>)
  expect(paper()).toBe('auto')
  await emulateMedia('print')
  onTestFinished(() => emulateMedia(''))
  expect(paper()).toBe('sheet-a6')
})

test('is light in the dark theme, too', async () => {
  document.documentElement.dataset.theme = 'dark'
  const screen = await render(<PrintSheet>OS-2026-000123</PrintSheet>)
  const { colorScheme } = getComputedStyle(screen.getByText('OS-2026-000123').element())
  document.documentElement.dataset.theme = 'light'
  expect(colorScheme).toBe('light')
})
