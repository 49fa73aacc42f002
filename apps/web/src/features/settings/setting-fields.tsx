import { MaskedField, NumberField, Select, Switch, Textarea, TextField } from '@malote/ui'
import { Controller, type FieldError, get, useFormContext } from 'react-hook-form'
import { proofOptions } from '../../lib/format/proof-choice.ts'

interface SettingProps {
  /** The path of the value in the settings. */
  name: string
  label: string
  help?: string
}

/** @returns the error of a field or of a part of it. */
function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext()
  return (get(formState.errors, name) as FieldError | undefined)?.message
}

export function SettingText({
  name,
  type = 'text',
  ...field
}: SettingProps & { type?: 'text' | 'email' | 'url'; maxLength: number }) {
  const { register } = useFormContext()
  return <TextField {...field} type={type} autoComplete="off" {...register(name)} error={useFieldError(name)} />
}

/** A list with one item per line. */
export function SettingLines({ name, ...field }: SettingProps) {
  const { register } = useFormContext()
  return <Textarea {...field} rows={5} {...register(name)} error={useFieldError(name)} />
}

export function SettingPhone({ name, ...texts }: SettingProps) {
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, ...field } }) => (
        <MaskedField {...field} {...texts} kind="phone" autoComplete="off" onValueChange={onChange} error={error} />
      )}
    />
  )
}

export function SettingNumber({
  name,
  ...texts
}: SettingProps & { unit?: string; min: number; max: number; required?: boolean }) {
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, ...field } }) => (
        <NumberField {...field} {...texts} hideSteppers onValueChange={onChange} error={error} />
      )}
    />
  )
}

export function SettingChoice({
  name,
  ...texts
}: SettingProps & { options: readonly { value: string; label: string }[] }) {
  const { control } = useFormContext()
  const error = useFieldError(name)
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref } }) => (
        <Select {...texts} ref={ref} name={name} value={value} onValueChange={onChange} error={error} />
      )}
    />
  )
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
        <Switch {...texts} ref={ref} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      )}
    />
  )
}
