import type { ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './br.ts'
import { CodeField, DateField, DateTimeField, MoneyField, NumberField, TimeField } from './index.ts'
import { controls } from './testing/contract-cases.tsx'

/* Input methods: an accent on a Mac, another script, and the keyboards of some phones, which compose each word. What such a
   key does in an overlay is in overlay-focus.test.tsx. */

const textInput = 'input:not([type="hidden"]), textarea'
const textControls = controls.filter(({ name }) => /Field|Textarea|Combobox|MultiSelect/.test(name))
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape', 'Backspace', 'Delete']

test.each(textControls)('a key of a composition does nothing else in $name', async ({ render: show }) => {
  const change = vi.fn()
  const { container } = await render(<form>{show({ onValueChange: change })}</form>)
  const input = container.querySelector<HTMLInputElement>(textInput) as HTMLInputElement
  input.focus()
  input.setSelectionRange(0, 0)
  const before = input.value
  for (const key of keys) {
    for (const modifiers of [{}, { altKey: true }, { ctrlKey: true }]) {
      const options = { key, ...modifiers, isComposing: true, bubbles: true, cancelable: true }
      // Not prevented: the key reaches the input method.
      expect(input.dispatchEvent(new KeyboardEvent('keydown', options))).toBe(true)
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(change).not.toHaveBeenCalled()
  expect(input.value).toBe(before)
  expect(container.querySelector('[aria-expanded="true"]')).toBeNull()
})

const insert = (text: string) => cdp().send('Input.insertText', { text })
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

interface Case {
  name: string
  field: ReactElement
  /** The text with full-width characters. */
  text: string
  /** The text after the field was left. */
  shown: string
}

const cases: readonly Case[] = [
  { name: 'NumberField', field: <NumberField label="Campo" />, text: '１２３４', shown: '1.234' },
  { name: 'MoneyField', field: <MoneyField label="Campo" />, text: '１２，５', shown: '12,50' },
  { name: 'DateField', field: <DateField label="Campo" />, text: '２５／１２／２０２６', shown: '25/12/2026' },
  { name: 'TimeField', field: <TimeField label="Campo" />, text: '１４：３０', shown: '14:30' },
  {
    name: 'DateTimeField',
    field: <DateTimeField label="Campo" />,
    text: '２５／１２／２０２６ １４：３０',
    shown: '25/12/2026 14:30',
  },
  { name: 'MaskedField', field: <MaskedField label="Campo" kind="cpf" />, text: '５２９９８２', shown: '529.982' },
  {
    name: 'MaskedField with letters',
    field: <MaskedField label="Campo" kind="cnpj" />,
    text: '１２abｃ34501DE35',
    shown: '12.ABC.345/01DE-35',
  },
  { name: 'CodeField', field: <CodeField label="Campo" />, text: '１２３４', shown: '1234' },
]

describe.each(cases)('$name accepts full-width characters', ({ field, text, shown }) => {
  test.each([
    ['pasted', () => insert(text)],
    [
      'composed and committed one by one',
      async () => {
        for (const letter of text) {
          await compose(letter)
          await insert(letter)
        }
      },
    ],
    [
      'composed as one word',
      async () => {
        for (let end = 1; end <= text.length; end += 1) await compose(text.slice(0, end))
        await insert(text)
      },
    ],
  ])('%s', async (_, enter) => {
    const screen = await render(field)
    const input = screen.getByLabelText('Campo', { exact: true })
    await input.click()
    await enter()
    await userEvent.tab()
    await expect.element(input).toHaveValue(shown)
    await expect.element(input).not.toHaveAttribute('aria-invalid')
  })
})

describe('MaskedField', () => {
  afterEach(() => compose(''))

  test('reports the code during a composition, and inserts the punctuation at its end', async () => {
    const change = vi.fn()
    const screen = await render(<MaskedField label="CNPJ" kind="cnpj" onValueChange={change} />)
    const input = screen.getByLabelText('CNPJ')
    await input.click()
    await insert('12')
    for (const text of ['A', 'AB']) await compose(text)
    await expect.element(input).toHaveValue('12AB')
    expect(change).toHaveBeenLastCalledWith('12AB')
    await insert('AB')
    await expect.element(input).toHaveValue('12.AB')
  })

  test('keeps the caret after a composition within the code', async () => {
    const screen = await render(<MaskedField label="CNPJ" kind="cnpj" defaultValue="12AB" />)
    const input = screen.getByLabelText('CNPJ')
    await input.click()
    const element = input.element() as HTMLInputElement
    element.setSelectionRange(4, 4)
    await compose('x')
    await insert('x')
    await expect.element(input).toHaveValue('12.AXB')
    await insert('y')
    await expect.element(input).toHaveValue('12.AXY.B')
  })
})
