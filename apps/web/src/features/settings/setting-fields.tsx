import { NumberField, Select, Switch, Textarea, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { Controller, useFormContext } from 'react-hook-form'
import { proofOptions } from '../../lib/format/proof-choice.ts'
import { CodeController, useTextFields, ValueController } from '../../lib/forms/field-binding.tsx'

interface SettingProps {
  /** The path of the value in the settings. */
  name: string
  label: string
  help?: string
}

export function SettingText({
  name,
  type = 'text',
  ...field
}: SettingProps & { type?: 'text' | 'email' | 'url'; maxLength: number }) {
  return <TextField {...field} type={type} autoComplete="off" {...useTextFields()(name)} />
}

/** A list with one item per line. */
export function SettingLines({ name, ...field }: SettingProps) {
  return <Textarea {...field} rows={5} {...useTextFields()(name)} />
}

export function SettingPhone({ name, ...texts }: SettingProps) {
  const { control } = useFormContext()
  return (
    <CodeController
      control={control}
      name={name}
      render={(field) => <MaskedField {...field} {...texts} kind="phone" autoComplete="off" />}
    />
  )
}

export function SettingNumber({
  name,
  ...texts
}: SettingProps & { unit?: string; min: number; max: number; required?: boolean }) {
  const { control } = useFormContext()
  return (
    <ValueController
      control={control}
      name={name}
      render={(field) => <NumberField {...field} {...texts} hideSteppers />}
    />
  )
}

export function SettingChoice({
  name,
  ...texts
}: SettingProps & { options: readonly { value: string; label: string }[] }) {
  const { control } = useFormContext()
  return <ValueController control={control} name={name} render={(field) => <Select {...texts} {...field} />} />
}

/** The proofs that a stop requires. */
export function SettingProofs(props: SettingProps) {
  return <SettingChoice {...props} options={proofOptions} />
}

export function SettingSwitch({ name, ...texts }: SettingProps) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref } }) => (
        <Switch {...texts} ref={ref} checked={value === true} onCheckedChange={onChange} />
      )}
    />
  )
}
