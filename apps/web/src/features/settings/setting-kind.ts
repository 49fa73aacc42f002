import type { Setting, SettingKind } from '@malote/api-client'
import type { ComponentType } from 'react'

/** A term of a card and its text. */
export type Fact = readonly [term: string, text: string]

/** How the settings of a kind are shown and edited. */
export interface SettingKindView<Value = unknown, FormValue = Value, Definition extends Setting = Setting> {
  /** @returns the facts that the card shows; a text is one fact, whose term is the label of the setting. */
  toFacts: (value: Value, setting: Definition) => string | readonly Fact[]
  /** @default the value itself */
  toFormValue?: (value: Value) => FormValue
  /** @returns the value to send; only called for a changed value. @default the value itself */
  toRequest?: (value: FormValue, before: FormValue) => unknown
  /** The labels of the fields, for errors and conflicts, when the control has more than one. */
  labels?: Readonly<Record<string, string>>
  /** The control, which finds its value by the path of the setting. */
  Control: ComponentType<{ name: string; setting: Definition }>
}

/** The definition of a setting of one kind. */
export type SettingOf<Kind extends SettingKind> = Extract<Setting, { readonly kind: Kind }>

/** Shown for empty values. */
export const emptyValueText = 'Não informado'
