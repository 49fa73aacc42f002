import type {} from '@vitest/browser-playwright'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'
import { codeLengths } from './code-field.variants.ts'

rootContract({ slot: 'field', control: 'code-input' }, (props) => (
  <CodeField {...props} label="Código" help="Está na mensagem." defaultValue="482193" />
))

async function show(props: Omit<CodeFieldProps, 'label'> = {}) {
  const change = vi.fn()
  const complete = vi.fn()
  const screen = await render(<CodeField label="Código" onValueChange={change} onComplete={complete} {...props} />)
  const field = screen.getByRole('textbox', { name: 'Código' })
  const input = field.element() as HTMLInputElement
  input.focus()
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')
  const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  return { screen, field, input, change, complete, undo, redo }
}

/** Inserts a text as the clipboard does, which a page may not read. */
const paste = (text: string) => cdp().send('Input.insertText', { text })

/** The text of an input method while it is composed. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

test('is one text box that the browser fills with a code of a message', async () => {
  const { screen, input } = await show({ name: 'code' })
  expect(screen.getByRole('textbox').elements()).toEqual([input])
  expect(input.autocomplete).toBe('one-time-code')
  expect(input.inputMode).toBe('numeric')
  expect(input.name).toBe('code')
})

test('accepts only digits, up to its length, and calls onComplete once', async () => {
  const { field, change, complete } = await show({ length: 4 })
  await userEvent.keyboard('1a2-3')
  expect(complete).not.toHaveBeenCalled()
  await userEvent.keyboard('4x5')
  await expect.element(field).toHaveValue('1234')
  expect(change.mock.calls).toEqual([['1'], ['12'], ['123'], ['1234']])
  expect(complete).toHaveBeenCalledExactlyOnceWith('1234')
})

test('calls onComplete again for a corrected code', async () => {
  const { complete } = await show({ length: 4 })
  await userEvent.keyboard('1234{Backspace}5')
  expect(complete.mock.calls).toEqual([['1234'], ['1235']])
})

describe.each([
  ['spaces', '123 456'],
  ['a hyphen', '123-456'],
  ['words', 'Seu código: 123456.'],
  ['full-width digits', '１２３４５６'],
  ['more digits', '1234567'],
])('a paste with %s', (_, text) => {
  test('is accepted, replaces an incomplete code, and can be undone and redone', async () => {
    const { field, complete, undo, redo } = await show()
    await userEvent.keyboard('99')
    await paste(text)
    await expect.element(field).toHaveValue('123456')
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
    await undo()
    await expect.element(field).toHaveValue('99')
    await redo()
    await expect.element(field).toHaveValue('123456')
  })
})

test('a paste of a part is inserted at the caret', async () => {
  const { field, input } = await show({ defaultValue: '16' })
  input.setSelectionRange(1, 1)
  await paste('2 3')
  await expect.element(field).toHaveValue('1236')
  expect(input.selectionStart).toBe(3)
})

test('a text that is set at once, as by autofill, is reduced to the code', async () => {
  const { field, complete } = await show()
  await field.fill('123-456')
  await expect.element(field).toHaveValue('123456')
  expect(complete).toHaveBeenCalledExactlyOnceWith('123456')
})

function Controlled(props: Partial<CodeFieldProps>) {
  const [code, setCode] = useState<string | null>(null)
  return (
    <CodeField
      label="Código"
      {...props}
      value={code}
      onValueChange={(next) => {
        setCode(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

describe.each([
  ['uncontrolled', CodeField],
  ['controlled', Controlled],
] as const)('an input method in a field that is %s', (_, Sample) => {
  test('composes full-width digits, and the code is reported at the end', async () => {
    const [change, complete] = [vi.fn(), vi.fn()]
    const screen = await render(<Sample label="Código" length={4} onValueChange={change} onComplete={complete} />)
    const field = screen.getByRole('textbox')
    await field.click()
    await compose('１２')
    await compose('１２３４')
    await expect.element(field).toHaveValue('１２３４')
    expect(change).not.toHaveBeenCalled()
    await paste('１２３４')
    await expect.element(field).toHaveValue('1234')
    expect(change).toHaveBeenLastCalledWith('1234')
    expect(complete).toHaveBeenCalledExactlyOnceWith('1234')
  })
})

test('works with the props of a form library', async () => {
  const [change, element] = [vi.fn(), { current: null as HTMLInputElement | null }]
  const { field, complete } = await show({ length: 4, name: 'pin', ref: element, onChange: change })
  if (element.current) element.current.value = '4821'
  await userEvent.keyboard('{Control>}a{/Control}1')
  await expect.element(field).toHaveValue('1')
  expect(change.mock.lastCall?.[0].target.value).toBe('1')
  expect(complete).not.toHaveBeenCalled()
})

test('calls no onComplete for a code that the application sets', async () => {
  const { screen, complete } = await show({ length: 4, value: '' })
  await screen.rerender(<CodeField label="Código" length={4} value="12 34" onComplete={complete} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('1234')
  await screen.rerender(<CodeField label="Código" length={4} value={null} onComplete={complete} />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  expect(complete).not.toHaveBeenCalled()
})

test.each(Object.keys(codeLengths).map(Number) as (keyof typeof codeLengths)[])(
  'draws each of %i digits in the middle of its cell, also when all are entered',
  async (length) => {
    const { screen, input } = await show({ length })
    await userEvent.keyboard('8'.repeat(length))
    const cells = [...screen.container.querySelectorAll('[aria-hidden] > span')].map((cell) =>
      cell.getBoundingClientRect(),
    )
    expect(cells).toHaveLength(length)
    const { paddingInlineStart, letterSpacing, font } = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    canvas.font = font
    const digit = canvas.measureText('8').width
    const start = input.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart) - input.scrollLeft
    const centers = cells.map((_, index) => start + index * (digit + Number.parseFloat(letterSpacing)) + digit / 2)
    for (const [index, { left, width }] of cells.entries())
      expect(Math.abs((centers[index] ?? 0) - (left + width / 2))).toBeLessThan(1)
  },
)

test('keeps the width of its cells in a narrow row, and becomes narrower on a small screen', async () => {
  const screen = await render(
    <div style={{ display: 'flex' }}>
      <CodeField label="Código" length={8} size="lg" />
    </div>,
  )
  const frame = screen.getByRole('textbox').element().parentElement as HTMLElement
  const frameWidth = () => frame.getBoundingClientRect().width
  const room = (frame.closest('[style]') as HTMLElement).getBoundingClientRect().width
  expect(frameWidth()).toBeCloseTo(Math.min(room, 8 * 64 - 8), 0)
  const row = frame.closest<HTMLElement>('[style]') as HTMLElement
  row.style.width = '288px'
  await expect.poll(frameWidth).toBeLessThanOrEqual(288)
})
