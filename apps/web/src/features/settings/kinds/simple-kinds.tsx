import type { ProofKind, Setting } from '@malote/api-client'
import { Switch } from '@malote/ui'
import { formatMasked } from '@malote/ui/br'
import { brazilianTimeZones } from '../../../lib/format/brazilian-time-zones.ts'
import { formatCount, formatList } from '../../../lib/format/formats.ts'
import { formatProofs, parseProofOption, proofOptions, toProofOption } from '../../../lib/format/proof-choice.ts'
import { bindNative } from '../../../lib/forms/bind-field.tsx'
import { BoundSelect, BoundTextarea, BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { BoundMaskedField } from '../../../lib/forms/bound-masked-field.ts'
import { BoundNumberField } from '../../../lib/forms/bound-number-fields.ts'
import { emptyValueText, type SettingKindView, type SettingOf } from '../setting-kind.ts'

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
  Control: ({ name, setting: { label, help, kind, maxLength } }: ControlProps<TextDefinition>) => (
    <BoundTextField {...{ name, label, help, maxLength }} type={kind} autoComplete="off" />
  ),
}

/** A web address; blanks around it are removed. */
export const urlKind: typeof textKind = { ...textKind, toRequest: (text) => text.trim() || null }

/** A phone number. */
export const phoneKind: SettingKindView<string | null, string> = {
  toFacts: (value) => (value ? formatMasked('phone', value) : emptyValueText),
  toFormValue: (value) => value ?? '',
  toRequest: (text) => text || null,
  Control: ({ name, setting: { label, help } }: ControlProps) => (
    <BoundMaskedField {...{ name, label, help }} kind="phone" autoComplete="off" />
  ),
}

type NumberDefinition = SettingOf<'number'>

/** A whole number. */
export const numberKind: SettingKindView<number | null, number | null, NumberDefinition> = {
  toFacts: (value, { whenNull = emptyValueText, unit, cardUnit }) => {
    if (value === null) return whenNull
    const words = cardUnit ? cardUnit[value === 1 ? 'one' : 'many'] : unit
    return words ? `${formatCount(value)} ${words}` : formatCount(value)
  },
  Control: ({ name, setting: { label, help, unit, minimum, maximum } }: ControlProps<NumberDefinition>) => (
    <BoundNumberField {...{ name, label, help, unit }} min={minimum} max={maximum} hideSteppers />
  ),
}

/** @returns the lines of a text that are not empty. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A list, with one item per line in the form. */
export const linesKind: SettingKindView<readonly string[], string> = {
  toFacts: (list) => formatList(list) || 'Nenhum cadastrado',
  toFormValue: (list) => list.join('\n'),
  toRequest: splitLines,
  Control: ({ name, setting: { label, help } }: ControlProps) => <BoundTextarea {...{ name, label, help }} rows={5} />,
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
export const SettingSwitch = bindNative(Switch)

/** The proofs that a stop requires. */
export const proofsKind: SettingKindView<readonly ProofKind[], string> = {
  toFacts: formatProofs,
  toFormValue: toProofOption,
  toRequest: (option) => parseProofOption(option) ?? [],
  Control: (props: ControlProps) => <BoundSelect {...toFieldProps(props)} options={proofOptions} />,
}

/** One of Brazil's time zones. */
export const timeZoneKind: SettingKindView<string, string> = {
  toFacts: (zone) => brazilianTimeZones.find(({ value }) => value === zone)?.label ?? zone,
  Control: (props: ControlProps) => <BoundSelect {...toFieldProps(props)} options={brazilianTimeZones} />,
}

const toFieldProps = ({ name, setting: { label, help } }: ControlProps) => ({ name, label, help })
