import {
  listSettings,
  type Setting,
  type SettingKey,
  type SettingKind,
  type SettingSection,
  type Settings,
  settingSections,
} from '@malote/api-client'
import { get, set } from 'react-hook-form'
import { choicesKind } from './kinds/choices.tsx'
import { holidaysKind } from './kinds/holidays.tsx'
import { openingHoursKind } from './kinds/opening-hours.tsx'
import { recipientMessagesKind } from './kinds/recipient-messages.tsx'
import {
  linesKind,
  numberKind,
  phoneKind,
  proofsKind,
  switchKind,
  textKind,
  timeZoneKind,
  urlKind,
} from './kinds/simple-kinds.tsx'
import { statusesKind } from './kinds/statuses.tsx'
import type { Fact, SettingKindView } from './setting-kind.ts'

const kinds = {
  text: textKind,
  email: textKind,
  url: urlKind,
  phone: phoneKind,
  number: numberKind,
  lines: linesKind,
  choices: choicesKind,
  switch: switchKind,
  proofs: proofsKind,
  timeZone: timeZoneKind,
  openingHours: openingHoursKind,
  holidays: holidaysKind,
  statuses: statusesKind,
  recipientMessages: recipientMessagesKind,
} satisfies Record<SettingKind, object>

/** A setting of a section with its path and the view of its kind. */
interface SettingEntry extends SettingKindView {
  key: SettingKey
  setting: Setting
}

const listEntries = (section: SettingSection): SettingEntry[] =>
  listSettings(section).map(([key, setting]) => {
    // Each kind has its own type of values, which its definitions have too.
    const view = kinds[setting.kind] as unknown as SettingKindView
    return { key, setting, ...view }
  })

/** @returns the settings of a section in the order of the form. */
export const listFormEntries = (section: SettingSection): SettingEntry[] =>
  listEntries(section).toSorted(
    (one, other) => Number(one.key === section.lastInForm) - Number(other.key === section.lastInForm),
  )

/** @returns the facts that the card of a section shows. */
export const toFacts = (section: SettingSection, settings: Settings): Fact[] =>
  listEntries(section).flatMap(({ key, setting, toFacts }): readonly Fact[] => {
    const facts = toFacts(get(settings, key), setting)
    return typeof facts === 'string' ? [[setting.label, facts]] : facts
  })

/** @returns the name of the act that edits a section. Metabase is the name of a product. */
export const getEditTitle = (section: SettingSection): string =>
  `Editar ${section === settingSections.metabase ? section.title : section.title.toLowerCase()}`

/** @returns the labels of the fields of a section in the order of the form, for errors and conflicts. */
export const getSectionLabels = (section: SettingSection): Record<string, string> =>
  Object.assign({}, ...listFormEntries(section).map(({ key, setting, labels }) => labels ?? { [key]: setting.label }))

/** @returns the values of the form of a section. */
export function toFormValues(section: SettingSection, settings: Settings): Record<string, unknown> {
  const values = {}
  for (const { key, toFormValue } of listEntries(section)) {
    const value = get(settings, key)
    set(values, key, toFormValue ? toFormValue(value) : value)
  }
  return values
}

/** @returns the request with the changed settings of a section. */
export function toChanges(section: SettingSection, values: object, before: object): object {
  const changes = {}
  for (const { key, toRequest } of listEntries(section)) {
    const value = get(values, key)
    const previous = get(before, key)
    if (JSON.stringify(value) === JSON.stringify(previous)) continue
    set(changes, key, toRequest ? toRequest(value, previous) : value)
  }
  return changes
}
