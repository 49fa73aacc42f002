import { beforeAll, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, Combobox, DropdownMenu, MultiSelect, preloadOverlays, Select } from './index.ts'

/* A key that is held repeats; a list must open and select once. */

beforeAll(() => preloadOverlays())

const options = [
  { value: 'a', label: 'Ana' },
  { value: 'b', label: 'Bia' },
]
type Report = (value: unknown) => void

const lists = [
  {
    name: 'Select',
    render: (report: Report) => <Select label="Cliente" options={options} onValueChange={report} />,
  },
  {
    name: 'Combobox',
    render: (report: Report) => <Combobox label="Cliente" options={options} onValueChange={report} />,
  },
  {
    name: 'MultiSelect',
    render: (report: Report) => <MultiSelect label="Cliente" options={options} onValueChange={report} />,
  },
  {
    name: 'DropdownMenu',
    render: (report: Report) => (
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>Colunas</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.CheckboxItem checked={false} onCheckedChange={report}>
            Cliente
          </DropdownMenu.CheckboxItem>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    ),
  },
]

const codes: Record<string, number> = { Enter: 13, ' ': 32, ArrowDown: 40 }
const press = async (key: string, autoRepeat = false) => {
  const text = key === 'Enter' ? '\r' : key.length === 1 ? key : ''
  const shared = { key, code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: codes[key] ?? 0 }
  await cdp().send('Input.dispatchKeyEvent', { ...shared, type: 'keyDown', text, autoRepeat } as never)
}
const release = (key: string) =>
  cdp().send('Input.dispatchKeyEvent', {
    type: 'keyUp',
    key,
    code: key === ' ' ? 'Space' : key,
    windowsVirtualKeyCode: codes[key] ?? 0,
  } as never)
const hold = async (key: string) => {
  for (let count = 0; count < 5; count += 1) {
    await press(key, count > 0)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  await release(key)
}
const tap = async (key: string) => {
  await press(key)
  await release(key)
}
const opened = () => document.querySelector('[role="listbox"], [role="menu"]')

test.each(lists)('a held Enter selects in $name once', async ({ render: show }) => {
  const report = vi.fn()
  const { container } = await render(show(report))
  container.querySelector<HTMLElement>('button, [role="combobox"]')?.focus()
  await tap('ArrowDown')
  await expect.poll(opened).not.toBeNull()
  await expect
    .poll(() => document.querySelector('[data-highlighted], [data-active], [aria-activedescendant]'))
    .not.toBeNull()
  await hold('Enter')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(report).toHaveBeenCalledOnce()
})

const buttons = lists.filter(({ name }) => name === 'Select' || name === 'DropdownMenu')

test.each(buttons.flatMap((list) => ['Enter', ' '].map((key) => ({ ...list, key }))))(
  'a held "$key" opens $name, which stays open and selects nothing',
  async ({ render: show, key }) => {
    const report = vi.fn()
    const { container } = await render(show(report))
    container.querySelector<HTMLElement>('button')?.focus()
    await hold(key)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(opened()).not.toBeNull()
    expect(report).not.toHaveBeenCalled()
  },
)
