import {
  defaultRecipientMessages,
  type PublicOrganization,
  type Reasons,
  type SettingKey,
  type Settings,
  type SettingsChanges,
} from '@malote/api-client/contract'
import type { Updateable } from 'kysely'
import { fillRequiredProofs } from '../../domain/required-proofs.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { settingColumns } from './setting-columns.ts'
import type { SettingsRow } from './settings.sql.ts'

type Values = Readonly<Record<string, unknown>>

const columnEntries = Object.entries(settingColumns) as [SettingKey, keyof SettingsRow][]

/** The settings without deprecated fields, as the audit log records them. */
export function toAuditedSettings(row: SettingsRow) {
  const settings: Record<string, unknown> = { version: row.version }
  for (const [key, column] of columnEntries) {
    const [name = '', part] = key.split('.')
    if (part === undefined) settings[name] = row[column]
    else settings[name] = { ...(settings[name] as Values | undefined), [part]: row[column] }
  }
  settings.recipientMessages = { ...defaultRecipientMessages, ...row.recipient_messages }
  return settings as unknown as Omit<Settings, 'proofs'> & { proofs: Omit<Settings['proofs'], 'pickup' | 'dropoff'> }
}

/** Maps the settings row to the API's settings. */
export function toSettings(row: SettingsRow): Settings {
  const settings = toAuditedSettings(row)
  const deprecated = { pickup: row.pickup_proofs[0] ?? null, dropoff: row.dropoff_proofs[0] ?? null }
  return { ...settings, proofs: { ...settings.proofs, ...deprecated } }
}

/** Maps the settings row to the public part of the installation: its contact and its opening hours. */
export function toPublicOrganization(row: SettingsRow): PublicOrganization {
  const { organization, timeZone, openingHours, holidays } = toSettings(row)
  return { ...organization, timeZone, openingHours, holidays }
}

/** Maps the settings row to the catalogue of reasons. */
export const toReasons = (row: SettingsRow): Reasons => toSettings(row).reasons

/** The settings always have a list; the deprecated null means none. */
const toProofList = (...given: Parameters<typeof fillRequiredProofs>) => {
  const proofs = fillRequiredProofs(...given)
  return proofs === null ? [] : proofs
}

/** The marks of reasons that are no longer in the list are removed. */
function normalizeReasons(reasons: SettingsChanges['reasons'], before: SettingsRow): SettingsChanges['reasons'] {
  if (!reasons) return undefined
  const { failure = before.failure_reasons, photoRequired = before.photo_reasons } = reasons
  return { ...reasons, photoRequired: failure.filter((reason) => photoRequired.includes(reason)) }
}

/** Applies deprecated fields, sorts holidays and completes the messages that a change does not contain. */
function normalizeChanges({ proofs, ...changes }: SettingsChanges, before: SettingsRow): Values {
  return {
    ...changes,
    ...(proofs && {
      proofs: {
        pickupProofs: toProofList(proofs.pickupProofs, proofs.pickup),
        dropoffProofs: toProofList(proofs.dropoffProofs, proofs.dropoff),
        returnProofs: proofs.returnProofs,
      },
    }),
    reasons: normalizeReasons(changes.reasons, before),
    holidays: changes.holidays?.toSorted((first, second) => (first.day < second.day ? -1 : 1)),
    recipientMessages: changes.recipientMessages && { ...before.recipient_messages, ...changes.recipientMessages },
  }
}

/** Columns whose JSON the database driver would write as an array of PostgreSQL. */
const jsonColumns: readonly (keyof SettingsRow)[] = ['opening_hours', 'holidays', 'recipient_messages']

/** Maps changes to columns. Absent fields are left out of the statement. */
export function toSettingsColumns(changes: SettingsChanges, before: SettingsRow): Updateable<Tables['settings']> {
  const values = normalizeChanges(changes, before)
  const entries = columnEntries.flatMap(([key, column]) => {
    const [name = '', part] = key.split('.')
    const value = part === undefined ? values[name] : (values[name] as Values | undefined)?.[part]
    if (value === undefined) return []
    return [[column, jsonColumns.includes(column) ? JSON.stringify(value) : value]]
  })
  return Object.fromEntries(entries)
}
