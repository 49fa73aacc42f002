import type { Settings } from '@malote/api-client'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'

/** A section of the settings that is shown, edited and saved separately. */
export interface SettingsSection<Values extends FieldValues> {
  title: string
  description: string
  /** The properties of the settings that it contains. */
  parts: readonly (keyof Settings)[]
  /** @returns the facts that the card shows. */
  toFacts: (settings: Settings) => readonly (readonly [term: string, value: string])[]
  /** The labels of the fields, for errors and conflicts. */
  labels: Readonly<Record<string, string>>
  toValues: (settings: Settings) => Values
  /** @returns the request with the changed properties. */
  toChanges: (values: Values, before: Values) => unknown
  Fields: ComponentType
}

/** Shown for empty values. */
export const emptyValueText = 'Não informado'

/** `a, b e c` */
export const formatList = (items: readonly string[]): string => new Intl.ListFormat('pt-BR').format(items)
