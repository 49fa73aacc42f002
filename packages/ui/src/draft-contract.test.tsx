import { type ReactElement, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './br.ts'
import {
  CodeField,
  Combobox,
  DateField,
  DateTimeField,
  MoneyField,
  NumberField,
  TextField,
  TimeField,
} from './index.ts'

/* What the user types is a draft: the value wins when the application sets another one. */

// biome-ignore lint/suspicious/noExplicitAny: each control declares the types of its props.
type ControlProps = any

interface Case {
  name: string
  render: (props: ControlProps) => ReactElement
  empty: unknown
  /** Two texts and their values. */
  entries: readonly [text: string, value: unknown][]
  /** A value that the application sets, and its text. */
  value: unknown
  shown: string
  /** A text without a value. */
  invalid?: string
}

const cases: readonly Case[] = [
  {
    name: 'TextField',
    render: (p) => <TextField {...p} label="Campo" />,
    empty: '',
    entries: [
      ['a', 'a'],
      ['bc', 'bc'],
    ],
    value: 'x',
    shown: 'x',
  },
  {
    name: 'CodeField',
    render: (p) => <CodeField {...p} label="Campo" />,
    empty: '',
    entries: [
      ['0', '0'],
      ['12', '12'],
    ],
    value: '482193',
    shown: '482193',
  },
  {
    name: 'MaskedField',
    render: (p) => <MaskedField {...p} kind="cep" label="Campo" />,
    empty: null,
    entries: [
      ['0', '0'],
      ['12', '12'],
    ],
    value: '01310100',
    shown: '01310-100',
  },
  {
    name: 'NumberField',
    render: (p) => <NumberField {...p} label="Campo" />,
    empty: null,
    entries: [
      ['1', 1],
      ['34', 34],
    ],
    value: 5,
    shown: '5',
    invalid: '-',
  },
  {
    name: 'MoneyField',
    render: (p) => <MoneyField {...p} label="Campo" />,
    empty: null,
    entries: [
      ['12,50', 1250],
      ['7', 700],
    ],
    value: 1990,
    shown: '19,90',
    invalid: ',',
  },
  {
    name: 'DateField',
    render: (p) => <DateField {...p} label="Campo" />,
    empty: null,
    entries: [
      ['25/12/2026', '2026-12-25'],
      ['251226', '2026-12-25'],
      ['26/12', `${new Date().getFullYear()}-12-26`],
    ],
    value: '2026-12-01',
    shown: '01/12/2026',
    invalid: '31/02/2026',
  },
  {
    name: 'DateTimeField',
    render: (p) => <DateTimeField {...p} label="Campo" />,
    empty: null,
    entries: [
      ['25/12/2026 14:30', '2026-12-25T14:30'],
      ['25/12/26, 9h', '2026-12-25T09:00'],
    ],
    value: '2026-12-01T08:00',
    shown: '01/12/2026 08:00',
    invalid: '31/02/2026 14:30',
  },
  {
    name: 'TimeField',
    render: (p) => <TimeField {...p} label="Campo" />,
    empty: null,
    entries: [
      ['9', '09:00'],
      ['1430', '14:30'],
    ],
    value: '08:00',
    shown: '08:00',
    invalid: '99:99',
  },
]

interface SampleProps {
  testCase: Case
  onSubmit?: (value: unknown) => void
}

function Sample({ testCase, onSubmit }: SampleProps) {
  const [value, setValue] = useState(testCase.empty)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(value)
        setValue(testCase.empty)
      }}
    >
      {testCase.render({ value, onValueChange: setValue })}
      <button type="button" data-testid="set" onClick={() => setValue(testCase.value)}>
        Definir
      </button>
    </form>
  )
}

/** An application that passes each value in a later task. */
function LateSample({ testCase }: SampleProps) {
  const [value, setValue] = useState(testCase.empty)
  return testCase.render({ value, onValueChange: (next: unknown) => setTimeout(() => setValue(next), 20) })
}

describe.each(cases)('$name', (testCase) => {
  test('starts the next entry with an empty field after Enter', async () => {
    const submit = vi.fn()
    const screen = await render(<Sample testCase={testCase} onSubmit={submit} />)
    await userEvent.click(screen.getByLabelText('Campo', { exact: true }))
    for (const [text] of testCase.entries) {
      await userEvent.keyboard(`${text}{Enter}`)
      await expect.element(screen.getByLabelText('Campo', { exact: true })).toHaveValue('')
    }
    expect(submit.mock.calls.map(([value]) => value)).toEqual(testCase.entries.map(([, value]) => value))
  })

  test('shows a value that the application sets, also instead of an invalid text', async () => {
    const screen = await render(<Sample testCase={testCase} />)
    const field = screen.getByLabelText('Campo', { exact: true })
    await field.click()
    await userEvent.keyboard(testCase.invalid ?? '1')
    screen.container.querySelector<HTMLElement>('[data-testid="set"]')?.click()
    await expect.element(field).toHaveValue(testCase.shown)
    await expect.element(field).not.toHaveAccessibleErrorMessage()
  })

  test('keeps the text while the application passes its values late', async () => {
    if (['TextField', 'MaskedField', 'CodeField'].includes(testCase.name)) return
    const screen = await render(<LateSample testCase={testCase} />)
    const field = screen.getByLabelText('Campo', { exact: true })
    await field.click()
    const [text] = testCase.entries[0] as [string, unknown]
    await userEvent.keyboard(text)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect.element(field).toHaveValue(text)
  })
})

test('a combobox shows a value that the application sets while the user types', async () => {
  const options = [
    { value: 'a', label: 'Ana' },
    { value: 'b', label: 'Bia' },
  ]
  const screen = await render(<Combobox label="Empresa" options={options} value="a" />)
  const field = screen.getByRole('combobox')
  await field.click()
  await userEvent.keyboard('x')
  await expect.element(field).toHaveValue('x')
  await screen.rerender(<Combobox label="Empresa" options={options} value="b" />)
  await expect.element(field).toHaveValue('Bia')
})

test('a date has no value and no error before its year is complete', async () => {
  const change = vi.fn()
  const screen = await render(<DateField label="Entrega" min="2026-01-01" onValueChange={change} />)
  const field = screen.getByRole('textbox')
  await field.click()
  await userEvent.keyboard('25/12/20')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  expect(change).not.toHaveBeenCalled()
  await userEvent.keyboard('26')
  expect(change).toHaveBeenCalledExactlyOnceWith('2026-12-25')
})

test('the message of a field that is left by a press does not move the pressed button', async () => {
  const press = vi.fn()
  const screen = await render(
    <div>
      <DateField label="Dia" />
      <button type="button" onClick={press} style={{ display: 'block', height: 20 }}>
        Salvar
      </button>
    </div>,
  )
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('31/02/2026')
  await screen.getByRole('button', { name: 'Salvar' }).click()
  expect(press).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Escreva uma data que exista', { exact: false })).toBeVisible()
})

/** A field whose error disappears or changes when it is left. */
function Checked({ next }: { next: string | undefined }) {
  const [error, setError] = useState<string | undefined>('Escreva o nome.')
  return <TextField label="Nome" error={error} onBlur={() => setError(next)} />
}

test.each([
  ['disappears', undefined],
  ['gets longer', 'Escreva o nome inteiro da pessoa que recebe a entrega. '.repeat(20)],
])('a message that %s when its field is left by a press does not move the pressed button', async (_, next) => {
  const press = vi.fn()
  const screen = await render(
    <div>
      <Checked next={next} />
      <button type="button" onClick={press} style={{ display: 'block', height: 20 }}>
        Salvar
      </button>
    </div>,
  )
  await screen.getByRole('textbox').click()
  await screen.getByRole('button', { name: 'Salvar' }).click()
  expect(press).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Escreva o nome.', { exact: true })).not.toBeInTheDocument()
  if (next) await expect.element(screen.getByText(next.trim())).toBeVisible()
})
