import type { ProofKind, Setting } from '@malote/api-client'
import { NumberField, Select, Switch, Textarea, TextField } from '@malote/ui'
import { formatMasked, MaskedField } from '@malote/ui/br'
import { Controller, useFormContext } from 'react-hook-form'
import { brazilianTimeZones } from '../../../lib/format/brazilian-time-zones.ts'
import { formatCount } from '../../../lib/format/formats.ts'
import { formatProofs, parseProofOption, proofOptions, toProofOption } from '../../../lib/format/proof-choice.ts'
import { CodeController, useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { emptyValueText, formatList, type SettingKindView, type SettingOf } from '../setting-kind.ts'

interface ControlProps<Definition = Setting> {
  name: string
  setting: Definition
}

type TextDefinition = SettingOf<'text' | 'email' | 'url'>

/** A text of one line. */
export const textKind: SettingKindView<string | null, string, TextDefinition> = {
  toFacts: (value) => value ?? emptyValueText,
  toFormValue: (value) => value ?? '',
  toRequest: (text) => text || null,
  Control: TextControl,
}

function TextControl({ name, setting: { label, help, kind, maxLength } }: ControlProps<TextDefinition>) {
  const text = useTextFields()
  return <TextField {...{ label, help, maxLength }} type={kind} autoComplete="off" {...text(name)} />
}

/** A web address; blanks around it are removed. */
export const urlKind: typeof textKind = { ...textKind, toRequest: (text) => text.trim() || null }

/** A phone number. */
export const phoneKind: SettingKindView<string | null, string> = {
  toFacts: (value) => (value ? formatMasked('phone', value) : emptyValueText),
  toFormValue: (value) => value ?? '',
  toRequest: (text) => text || null,
  Control: PhoneControl,
}

function PhoneControl({ name, setting: { label, help } }: ControlProps) {
  const { control } = useFormContext()
  return (
    <CodeController
      control={control}
      name={name}
      render={(field) => <MaskedField {...field} {...{ label, help }} kind="phone" autoComplete="off" />}
    />
  )
}

type NumberDefinition = SettingOf<'number'>

/** A whole number. */
export const numberKind: SettingKindView<number | null, number | null, NumberDefinition> = {
  toFacts: (value, { whenNull = emptyValueText, unit, cardUnit }) => {
    if (value === null) return whenNull
    const words = cardUnit ? cardUnit[value === 1 ? 'one' : 'many'] : unit
    return words ? `${formatCount(value)} ${words}` : formatCount(value)
  },
  Control: NumberControl,
}

function NumberControl({ name, setting: { label, help, unit, minimum, maximum } }: ControlProps<NumberDefinition>) {
  const { control } = useFormContext()
  return (
    <ValueController
      control={control}
      name={name}
      render={(field) => <NumberField {...field} {...{ label, help, unit }} min={minimum} max={maximum} hideSteppers />}
    />
  )
}

/** A list, with one item per line in the form. */
export const linesKind: SettingKindView<readonly string[], string> = {
  toFacts: (list) => formatList(list) || 'Nenhum cadastrado',
  toFormValue: (list) => list.join('\n'),
  toRequest: (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  Control: LinesControl,
}

function LinesControl({ name, setting: { label, help } }: ControlProps) {
  const text = useTextFields()
  return <Textarea {...{ label, help }} rows={5} {...text(name)} />
}

type SwitchDefinition = SettingOf<'switch'>

/** Yes or no. */
export const switchKind: SettingKindView<boolean, boolean, SwitchDefinition> = {
  toFacts: (value, { on, off }) => (value ? on : off),
  Control: ({ name, setting: { question } }: ControlProps<SwitchDefinition>) => (
    <SettingSwitch name={name} label={question} />
  ),
}

/** A switch whose value is in the form. */
export function SettingSwitch({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { onChange, value, ref } }) => (
        <Switch label={label} ref={ref} checked={value === true} onCheckedChange={onChange} />
      )}
    />
  )
}

/** The proofs that a stop requires. */
export const proofsKind: SettingKindView<readonly ProofKind[], string> = {
  toFacts: formatProofs,
  toFormValue: toProofOption,
  toRequest: (option) => parseProofOption(option) ?? [],
  Control: (props: ControlProps) => <ChoiceControl {...props} options={proofOptions} />,
}

/** One of Brazil's time zones. */
export const timeZoneKind: SettingKindView<string, string> = {
  toFacts: (zone) => brazilianTimeZones.find(({ value }) => value === zone)?.label ?? zone,
  Control: (props: ControlProps) => <ChoiceControl {...props} options={brazilianTimeZones} />,
}

interface ChoiceProps extends ControlProps {
  options: readonly { value: string; label: string }[]
}

function ChoiceControl({ name, setting: { label, help }, options }: ChoiceProps) {
  const { control } = useFormContext()
  return (
    <ValueController
      control={control}
      name={name}
      render={(field) => <Select {...{ label, help, options }} {...field} />}
    />
  )
}
