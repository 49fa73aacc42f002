import * as z from 'zod/mini'
import { line } from '../core/primitives.ts'

/** The kind decides the control, the text on the card, and the conversion between form and request. */
export type SettingKind = keyof SettingTextsByKind

/** The limits of the control of a kind. */
interface Limits {
  number: { readonly minimum: number; readonly maximum: number }
  text: { readonly maxLength: number }
  email: { readonly maxLength: number }
  url: { readonly maxLength: number }
  /** The path of the list whose items can be chosen. */
  choices: { readonly list: string }
}

interface Schemas {
  /** Validates a new value. */
  readonly schema: z.ZodMiniType
  /** The value in responses, where it is wider than a new value. */
  readonly response?: z.ZodMiniType
}

/** The kind, the limits and the schemas of a setting. Its texts are in `settingSections`, which most pages do not need. */
export type SettingDefinition = {
  [Kind in SettingKind]: Schemas & { readonly kind: Kind } & (Kind extends keyof Limits ? Limits[Kind] : unknown)
}[SettingKind]

/** Settings that are one object in a response, by name. */
export type SettingGroup = Readonly<Record<string, SettingDefinition>>

interface Texts {
  /** Its name in forms, on cards, in error lists and in the audit log. */
  readonly label: string
  /** What its control explains. */
  readonly help?: string
}

interface NumberTexts extends Texts {
  /** Shown in the control, and on the card after the number. */
  readonly unit?: string
  /** The unit on the card, where it differs. */
  readonly cardUnit?: { readonly one: string; readonly many: string }
  /** The text of the card for null. */
  readonly whenNull?: string
}

interface SwitchTexts extends Texts {
  /** The label of the control. */
  readonly question: string
  /** The texts of the card. */
  readonly on: string
  readonly off: string
}

interface ChoicesTexts extends Texts {
  /** The text of the card without a choice. */
  readonly whenNone: string
}

/** The texts of a setting, by its kind. */
export interface SettingTextsByKind {
  text: Texts
  email: Texts
  url: Texts
  phone: Texts
  number: NumberTexts
  lines: Texts
  choices: ChoicesTexts
  switch: SwitchTexts
  proofs: Texts
  timeZone: Texts
  openingHours: Texts
  holidays: Texts
  statuses: Texts
  recipientMessages: Texts
}

/** A text of one line; null when it is empty. */
export const text = (maxLength: number) => ({ kind: 'text', maxLength, schema: z.nullable(line(maxLength)) }) as const

/** A whole number between two limits. */
export const wholeNumber = (minimum: number, maximum: number) =>
  ({ kind: 'number', minimum, maximum, schema: z.int().check(z.minimum(minimum), z.maximum(maximum)) }) as const

/** Single settings and groups by name. */
export type SettingDefinitions = Readonly<Record<string, SettingDefinition | SettingGroup>>

type ChangeOf<Definition> = Definition extends { readonly schema: infer Schema extends z.ZodMiniType } ? Schema : never
type ResponseOf<Definition> = Definition extends { readonly response: infer Response extends z.ZodMiniType }
  ? Response
  : ChangeOf<Definition>

type ResponseShape<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends SettingDefinition
    ? ResponseOf<Definitions[Name]>
    : z.ZodMiniObject<{ [Part in keyof Definitions[Name]]: ResponseOf<Definitions[Name][Part]> }, z.core.$strip>
}
type ChangeShape<Definitions> = {
  [Name in keyof Definitions]: Definitions[Name] extends SettingDefinition
    ? ChangeOf<Definitions[Name]>
    : z.ZodMiniObject<
        { [Part in keyof Definitions[Name]]: z.ZodMiniOptional<ChangeOf<Definitions[Name][Part]>> },
        z.core.$strip
      >
}

export const isSetting = (definition: SettingDefinition | SettingGroup): definition is SettingDefinition =>
  'kind' in definition

const toShape = (
  definitions: SettingDefinitions,
  toSchema: (definition: SettingDefinition) => z.ZodMiniType,
  toGroup: (shape: z.core.$ZodLooseShape) => z.ZodMiniType,
): z.core.$ZodLooseShape =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      isSetting(definition) ? toSchema(definition) : toGroup(toShape(definition, toSchema, toGroup)),
    ]),
  )

/** @returns the schemas of responses; a group becomes an object. */
export const toResponseShape = <Definitions extends SettingDefinitions>(definitions: Definitions) =>
  toShape(definitions, ({ schema, response = schema }) => response, z.object) as ResponseShape<Definitions>

/** @returns the schemas of changes; a group becomes an object whose properties are optional. */
export const toChangeShape = <Definitions extends SettingDefinitions>(definitions: Definitions) =>
  toShape(
    definitions,
    ({ schema }) => schema,
    (shape) => z.partial(z.object(shape)),
  ) as ChangeShape<Definitions>
