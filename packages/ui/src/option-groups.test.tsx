import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './components/combobox/index.ts'
import { MultiSelect } from './components/multi-select/index.ts'
import { Select } from './components/select/index.ts'
import type { OptionEntry } from './lib/option-groups.ts'
import { findViolations } from './testing/axe.ts'
import { typeQuickly } from './testing/type-quickly.ts'

/* The groups of options: one shape for every list of options. */

type Entries = readonly OptionEntry<{ value: string; label: string; disabled?: boolean }>[]

const reasons: Entries = [
  { value: '', label: 'Sem motivo' },
  {
    label: 'Com o destinatário',
    options: [
      { value: 'away', label: 'Ausente' },
      { value: 'refused', label: 'Recusou' },
    ],
  },
  { label: 'Sem opções', options: [] },
  {
    label: 'Com o endereço',
    options: [
      { value: 'closed', label: 'Fechado' },
      { value: 'wrong', label: 'Errado', disabled: true },
    ],
  },
]

const regions: Entries = ['Norte', 'Sul'].map((region) => ({
  label: region,
  options: Array.from({ length: 500 }, (_, index) => ({ value: `${region} ${index}`, label: `${region} ${index}` })),
}))

interface ShowProps {
  options: Entries
  onValueChange?: (value: unknown) => void
}

const components = [
  { name: 'Select', show: (props: ShowProps) => <Select label="Motivo" {...props} /> },
  { name: 'Combobox', show: (props: ShowProps) => <Combobox label="Motivo" {...props} /> },
  { name: 'MultiSelect', show: (props: ShowProps) => <MultiSelect label="Motivo" hideSelectAll {...props} /> },
]

/** The option that the keys reach: the focused one, or the one that the input references. */
function readActive() {
  const { activeElement } = document
  const id = activeElement?.getAttribute('aria-activedescendant')
  return (id ? document.getElementById(id) : activeElement)?.textContent
}

/** Whether an element is inside the visible part of its list. */
function isInList(element: Element) {
  const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect()
  const { top, bottom } = element.getBoundingClientRect()
  return list !== undefined && top >= list.top && bottom <= list.bottom
}

describe.each(components)('$name', ({ name, show }) => {
  test('has a named group around its options, each with its position among all, and axe finds no violations', async () => {
    const screen = await render(show({ options: reasons }))
    await screen.getByRole('combobox').click()
    const address = screen.getByRole('group', { name: 'Com o endereço' })
    await expect.element(address.getByRole('option', { name: 'Fechado' })).toHaveAttribute('aria-posinset', '4')
    await expect.element(address.getByRole('option', { name: 'Fechado' })).toHaveAttribute('aria-setsize', '5')
    expect(address.getByRole('option').elements()).toHaveLength(2)
    expect(screen.getByRole('group').elements()).toHaveLength(2)
    await expect.element(screen.getByText('Com o endereço', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Sem opções', { exact: true })).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
  })

  test('keys skip the headings, and Enter selects', async () => {
    const change = vi.fn()
    const screen = await render(show({ options: reasons, onValueChange: change }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await expect.poll(readActive).toBe('Sem motivo')
    for (const next of ['Ausente', 'Recusou', 'Fechado']) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(readActive).toBe(next)
    }
    await userEvent.keyboard('{ArrowUp}{Enter}')
    const value = change.mock.lastCall?.[0]
    expect(name === 'MultiSelect' ? value : [value]).toEqual(['refused'])
  })

  test('a click on a heading selects nothing and leaves the list open', async () => {
    const change = vi.fn()
    const screen = await render(show({ options: reasons, onValueChange: change }))
    await screen.getByRole('combobox').click()
    await screen.getByText('Com o endereço', { exact: true }).click()
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    expect(change).not.toHaveBeenCalled()
  })

  test('with a thousand options it mounts the visible ones, inside their groups, with the heading of the first', async () => {
    const screen = await render(show({ options: regions }))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(readActive).toBe('Norte 0')
    expect(isInList(screen.getByText('Norte', { exact: true }).element())).toBe(true)
    await userEvent.keyboard(name === 'Select' ? '{End}' : '{Control>}{End}{/Control}')
    await expect.poll(readActive).toBe('Sul 499')
    const south = screen.getByRole('group', { name: 'Sul' })
    await expect.element(south.getByRole('option', { name: 'Sul 499' })).toBeInViewport()
    await expect.element(south.getByRole('option', { name: 'Sul 499' })).toHaveAttribute('aria-posinset', '1000')
    expect(screen.getByRole('option').elements().length).toBeLessThan(30)
    await userEvent.keyboard(name === 'Select' ? '{Home}' : '{Control>}{Home}{/Control}')
    await expect.poll(readActive).toBe('Norte 0')
    await expect.poll(() => isInList(screen.getByText('Norte', { exact: true }).element())).toBe(true)
  })

  test('throws in development when two groups have the same value', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const twice = ['Norte', 'Sul'].map((label) => ({ label, options: [{ value: 'a', label: 'Ana' }] }))
    await expect(render(show({ options: twice }))).rejects.toThrow('two options with the value "a"')
    consoleError.mockRestore()
  })
})

describe.each(components.slice(1))('$name', ({ show }) => {
  test('a search keeps the headings of the groups with matching options', async () => {
    const screen = await render(show({ options: reasons }))
    await screen.getByRole('combobox').fill('fech')
    const group = screen.getByRole('group', { name: 'Com o endereço' })
    await expect.element(group.getByRole('option', { name: 'Fechado' })).toBeVisible()
    await expect.element(screen.getByText('Com o endereço', { exact: true })).toBeVisible()
    expect(screen.getByRole('group').elements()).toHaveLength(1)
    await expect.poll(readActive).toBe('Fechado')
  })
})

test.each(['', '{Enter}'])('Select finds options of groups by typing, after the keys "%s"', async (keys) => {
  const screen = await render(<Select label="Motivo" options={reasons} />)
  await userEvent.tab()
  if (keys) {
    await userEvent.keyboard(keys)
    await expect.element(screen.getByRole('option', { name: 'Sem motivo' })).toHaveFocus()
  }
  await typeQuickly('fec')
  await expect.poll(readActive).toContain('Fechado')
})

test('Combobox shows the groups that a search returns', async () => {
  const screen = await render(<Combobox label="Motivo" minLength={1} onSearch={async () => reasons} />)
  await screen.getByRole('combobox').fill('a')
  await expect.element(screen.getByRole('group', { name: 'Com o destinatário' })).toBeInTheDocument()
  await screen.getByRole('option', { name: 'Recusou' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveValue('Recusou')
})

test('MultiSelect selects the options of all groups at once', async () => {
  const change = vi.fn()
  const screen = await render(<MultiSelect label="Motivo" options={reasons} onValueChange={change} />)
  await screen.getByRole('combobox').click()
  await screen.getByRole('option', { name: 'Selecionar tudo' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(['', 'away', 'refused', 'closed'])
})
