import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MaskedField } from '../br.ts'
import { SignaturePad } from '../delivery.ts'
import {
  Checkbox,
  CheckboxGroup,
  CodeField,
  Combobox,
  DateField,
  DateRangeField,
  DateTimeField,
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
} from '../index.ts'
import { controls } from './contract-cases.tsx'

// biome-ignore lint/suspicious/noExplicitAny: each control declares the types of its props.
type ControlProps = any

/** A form control, and a change of its value. */
export interface FormCase {
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

const nameInput = 'input:not([type="radio"], [type="hidden"], [hidden])'
const isLocked = (root: HTMLElement) => root.querySelector('input:disabled, [aria-readonly="true"]') !== null

/** All form controls that take a value. */
export const formCases: readonly FormCase[] = [
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
  {
    name: 'CodeField',
    isRegistered: true,
    first: '482193',
    next: '012345',
    render: (p) => <CodeField {...p} label="Código" />,
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
    name: 'DateTimeField',
    first: '2026-12-25T14:30',
    next: '2027-02-01T09:00',
    render: (p) => <DateTimeField {...p} label="Prazo" />,
  },
  {
    name: 'DateRangeField',
    first: { from: '2026-12-01', to: '2026-12-25' },
    next: { from: '2026-12-02', to: '2026-12-25' },
    render: ({ name, ...p }) => <DateRangeField {...p} label="Período" fromName={name} toName={name && `${name}To`} />,
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
    render: (p) => <SignaturePad {...p} label="Assinatura" />,
    change: async (root) => {
      root.querySelectorAll<HTMLElement>('input[type="radio"]')[1]?.click()
      if (isLocked(root)) return
      await expect.poll(() => root.querySelector(nameInput)).not.toBeNull()
      root.querySelector<HTMLElement>(nameInput)?.focus()
      await userEvent.keyboard('Ana')
    },
  },
]

/** Returns how a user changes the control of a case. */
export function getChange({ name, change }: FormCase): (root: HTMLElement) => void | Promise<void> {
  const controlChange = change ?? controls.find((control) => control.name === name)?.change
  if (!controlChange) throw new Error(`Nothing changes ${name}.`)
  return controlChange
}

/** Returns a value with the names of files in their place. */
export function toReadable(value: unknown): unknown {
  if (value instanceof File) return value.name
  return Array.isArray(value) ? value.map(toReadable) : value
}

/** Returns the values that a form would submit for the field of a case. */
export const getSubmitted = (form: HTMLFormElement): unknown[] =>
  [...new FormData(form)].filter(([name]) => name.startsWith('field')).map(([, value]) => toReadable(value))
