import { type ReactElement, useEffect } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MaskedField } from './br.ts'
import { SignaturePad } from './delivery.ts'
import {
  Checkbox,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRangeField,
  FileDrop,
  MoneyField,
  MultiSelect,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Switch,
  Textarea,
  TextField,
  TimeField,
} from './index.ts'
import { controls } from './testing/contract-cases.tsx'

/* Every control with react-hook-form: `register` for native inputs, `Controller` for the others. */

interface Values {
  field: unknown
}

// biome-ignore lint/suspicious/noExplicitAny: each control declares the types of its props.
type ControlProps = any

interface Case {
  name: string
  /** Whether `register` connects it; otherwise `Controller` does. */
  isRegistered?: boolean
  /** The value of the form before and after the change. */
  first: unknown
  next: unknown
  render: (props: ControlProps) => ReactElement
  /** Changes the value as a user would. Default: as in the contract of all controls. */
  change?: (root: HTMLElement) => Promise<void>
}

const pair = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
]

const nameInput = 'input:not([type="radio"], [type="hidden"])'
const isLocked = (root: HTMLElement) => root.querySelector('input:disabled, [aria-readonly="true"]') !== null

const cases: readonly Case[] = [
  {
    name: 'TextField',
    isRegistered: true,
    first: 'Ana',
    next: 'Bia',
    render: (p) => <TextField {...p} label="Nome" />,
  },
  { name: 'Textarea', isRegistered: true, first: 'Ana', next: 'Bia', render: (p) => <Textarea {...p} label="Nota" /> },
  {
    name: 'PasswordField',
    isRegistered: true,
    first: 'segredo',
    next: 'outra',
    render: (p) => <PasswordField {...p} label="Senha" />,
  },
  { name: 'Checkbox', isRegistered: true, first: true, next: false, render: (p) => <Checkbox {...p} label="Aceito" /> },
  { name: 'Switch', isRegistered: true, first: true, next: false, render: (p) => <Switch {...p} label="Avisar" /> },
  { name: 'SearchField', first: 'pão', next: 'leite', render: (p) => <SearchField {...p} label="Buscar" /> },
  {
    name: 'MaskedField',
    first: '01310100',
    next: '20040002',
    render: (p) => <MaskedField {...p} kind="cep" label="CEP" />,
  },
  { name: 'NumberField', first: 2, next: 7, render: (p) => <NumberField {...p} label="Volumes" /> },
  { name: 'MoneyField', first: 1200, next: 3450, render: (p) => <MoneyField {...p} label="Valor" /> },
  { name: 'DateField', first: '2026-12-25', next: '2027-02-01', render: (p) => <DateField {...p} label="Dia" /> },
  { name: 'TimeField', first: '14:30', next: '09:00', render: (p) => <TimeField {...p} label="Hora" /> },
  {
    name: 'DateRangeField',
    first: { from: '2026-12-01', to: '2026-12-25' },
    next: { from: '2026-12-02', to: '2026-12-25' },
    render: ({ name, ...p }) => <DateRangeField {...p} label="Período" fromName={name} toName={`${name}To`} />,
  },
  { name: 'RadioGroup', first: 'a', next: 'b', render: (p) => <RadioGroup {...p} label="Veículo" options={pair} /> },
  {
    name: 'CheckboxGroup',
    first: ['a'],
    next: ['a', 'b'],
    render: (p) => <CheckboxGroup {...p} label="Provas" options={pair} />,
  },
  {
    name: 'SegmentedControl',
    first: 'a',
    next: 'b',
    render: (p) => <SegmentedControl {...p} label="Visão" options={pair} />,
  },
  { name: 'Select', first: 'a', next: 'b', render: (p) => <Select {...p} label="Empresa" options={pair} /> },
  { name: 'Combobox', first: 'a', next: null, render: (p) => <Combobox {...p} label="Empresa" options={pair} /> },
  {
    name: 'MultiSelect',
    first: ['a'],
    next: [],
    render: (p) => <MultiSelect {...p} label="Empresas" options={pair} />,
  },
  { name: 'FileDrop', first: [], next: ['nota.pdf'], render: (p) => <FileDrop {...p} label="Fotos" /> },
  {
    name: 'SignaturePad',
    first: null,
    next: 'assinatura.png',
    render: ({ name: _, ...p }) => <SignaturePad {...p} label="Assinatura" />,
    change: async (root) => {
      root.querySelectorAll<HTMLElement>('input[type="radio"]')[1]?.click()
      if (isLocked(root)) return
      await expect.poll(() => root.querySelector(nameInput)).not.toBeNull()
      root.querySelector<HTMLElement>(nameInput)?.focus()
      await userEvent.keyboard('Ana')
    },
  },
]

interface SampleProps {
  testCase: Case
  state: { disabled?: boolean; readOnly?: boolean }
  onForm: (form: UseFormReturn<Values>) => void
}

function Sample({ testCase, state, onForm }: SampleProps) {
  const form = useForm<Values>({ defaultValues: { field: testCase.first } })
  useEffect(() => onForm(form), [form, onForm])
  return (
    <form>
      {testCase.isRegistered ? (
        testCase.render({ ...form.register('field'), ...state })
      ) : (
        <Controller
          control={form.control}
          name="field"
          render={({ field: { onChange, ...field } }) =>
            testCase.render({ ...field, ...state, onValueChange: onChange })
          }
        />
      )}
    </form>
  )
}

/** The value with the names of files in their place. */
function readable(value: unknown): unknown {
  if (value instanceof File) return value.name
  return Array.isArray(value) ? value.map(readable) : value
}

async function show(testCase: Case, state: SampleProps['state'] = {}) {
  let form: UseFormReturn<Values> | undefined
  const { container } = await render(
    <Sample
      testCase={testCase}
      state={state}
      onForm={(next) => {
        form = next
      }}
    />,
  )
  const change = testCase.change ?? controls.find(({ name }) => name === testCase.name)?.change
  const root = container.querySelector('form') as HTMLFormElement
  if (!form || !change) throw new Error(`Nothing changes ${testCase.name}.`)
  const current = form
  return {
    container,
    form: current,
    change: () => change(root),
    value: () => readable(current.getValues('field')),
    /** What the control shows: the values that the form would submit natively. */
    shown: () =>
      [...new FormData(root)].filter(([name]) => name.startsWith('field')).map(([, shown]) => readable(shown)),
  }
}

test('covers every control of the contract', () => {
  const covered = new Set(cases.map(({ name }) => name))
  expect(controls.map(({ name }) => name).filter((name) => !covered.has(name))).toEqual([])
})

describe.each(cases)('$name', (testCase) => {
  test('shows the value of the form, reports a change, and shows the first value again after a reset', async () => {
    const { form, change, value, shown } = await show(testCase)
    const before = shown()
    if (testCase.first !== null && !Array.isArray(testCase.first)) expect(before.join('')).not.toBe('')
    await change()
    await expect.poll(value).toEqual(testCase.next)
    form.reset()
    await expect.poll(value).toEqual(testCase.first)
    await expect.poll(shown).toEqual(before)
  })

  test('gets the focus for an error', async () => {
    const { container, form } = await show(testCase)
    form.setError('field', { message: 'Confira.' }, { shouldFocus: true })
    expect(document.activeElement).not.toBe(document.body)
    expect(container.contains(document.activeElement)).toBe(true)
  })

  test.each([{ disabled: true }, { readOnly: true }])('does not change with %o', async (state) => {
    const { change, value } = await show(testCase, state)
    await change()
    expect(value()).toEqual(testCase.first)
  })
})
