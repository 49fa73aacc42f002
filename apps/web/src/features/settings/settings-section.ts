import type { Settings } from '@malote/api-client'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'

/** A part of the settings that is shown, edited and saved on its own. */
export interface SettingsSection<Values extends FieldValues> {
  title: string
  description: string
  /** The parts of the contract's settings that it is about. */
  parts: readonly (keyof Settings)[]
  /** What is shown while nobody edits. */
  factsOf: (settings: Settings) => readonly (readonly [term: string, value: string])[]
  /** The names of the fields, as faults and conflicts call them. */
  labels: Readonly<Record<string, string>>
  valuesOf: (settings: Settings) => Values
  /** The request: only what the fields say differently. */
  toChanges: (values: Values, before: Values) => unknown
  Fields: ComponentType
}

/** What stands where nobody has filled anything in. */
export const notGiven = 'Não informado'

/** `a, b e c` */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('pt-BR').format(words)
