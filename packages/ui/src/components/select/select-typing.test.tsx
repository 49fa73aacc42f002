import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Select } from './select.tsx'

test('a typed letter selects at once, before the code of the list has arrived', async () => {
  const select = vi.fn()
  const options = ['RJ', 'SC', 'SP'].map((label) => ({ label, value: label.toLowerCase() }))
  const screen = await render(<Select label="UF" options={options} onValueChange={select} />)
  const button = screen.getByRole('combobox', { name: 'UF' }).element() as HTMLElement
  // In one task, in which no code can arrive.
  button.focus()
  for (const key of ['S', 'P']) button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(select.mock.calls).toEqual([['sc'], ['sp']])
})
