import type { ReactElement } from 'react'
import { MaskedField } from '../../../packages/ui/src/br.ts'
import {
  Checkbox,
  CheckboxGroup,
  CodeField,
  Combobox,
  DateField,
  DateTimeField,
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
} from '../../../packages/ui/src/index.ts'

export const options = [
  { value: 'a', label: 'Ana' },
  { value: 'b', label: 'Bia' },
  { value: 'c', label: 'Caio' },
]

interface ControlProps {
  name: string
  label: string
  form?: string | undefined
}

/** Every control of a form with a value, by its name. */
export const controls: Record<string, (props: ControlProps) => ReactElement> = {
  TextField: (props) => <TextField {...props} defaultValue="Ana" />,
  Textarea: (props) => <Textarea {...props} defaultValue="Ana" />,
  PasswordField: (props) => <PasswordField {...props} defaultValue="segredo" />,
  SearchField: (props) => <SearchField {...props} defaultValue="pão" />,
  MaskedField: (props) => <MaskedField {...props} kind="cep" defaultValue="01310100" />,
  CodeField: (props) => <CodeField {...props} defaultValue="482193" />,
  NumberField: (props) => <NumberField {...props} defaultValue={2} />,
  MoneyField: (props) => <MoneyField {...props} defaultValue={1200} />,
  DateField: (props) => <DateField {...props} defaultValue="2026-12-25" />,
  TimeField: (props) => <TimeField {...props} defaultValue="14:30" />,
  DateTimeField: (props) => <DateTimeField {...props} defaultValue="2026-12-25T14:30" />,
  Checkbox: (props) => <Checkbox {...props} defaultChecked value="sim" />,
  Switch: (props) => <Switch {...props} defaultChecked value="sim" />,
  RadioGroup: (props) => <RadioGroup {...props} options={options} defaultValue="a" />,
  CheckboxGroup: (props) => <CheckboxGroup {...props} options={options} defaultValue={['a']} />,
  SegmentedControl: (props) => <SegmentedControl {...props} options={options} defaultValue="a" />,
  Select: (props) => <Select {...props} options={options} defaultValue="a" />,
  Combobox: (props) => <Combobox {...props} options={options} defaultValue="a" />,
  MultiSelect: (props) => <MultiSelect {...props} options={options} defaultValue={['a']} />,
}

/** Shows every control in an element that names it. */
export function AllControls({ form }: { form?: string }) {
  return Object.entries(controls).map(([name, render]) => (
    <div key={name} data-control={name}>
      {render({ name, label: name, form })}
    </div>
  ))
}

/** The fields in which a person types, empty, and a native one to compare with. */
export const textFields: Record<string, ReactElement> = {
  native: <input name="native" aria-label="native" />,
  TextField: <TextField name="TextField" label="TextField" />,
  Textarea: <Textarea name="Textarea" label="Textarea" />,
  PasswordField: <PasswordField name="PasswordField" label="PasswordField" />,
  SearchField: <SearchField name="SearchField" label="SearchField" />,
  MaskedField: <MaskedField kind="cpf" name="MaskedField" label="MaskedField" />,
  CodeField: <CodeField name="CodeField" label="CodeField" />,
  NumberField: <NumberField name="NumberField" label="NumberField" />,
  MoneyField: <MoneyField name="MoneyField" label="MoneyField" />,
  DateField: <DateField name="DateField" label="DateField" />,
  TimeField: <TimeField name="TimeField" label="TimeField" />,
}
