import type { Organization, Settings, SettingsChanges } from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { isValidTimeZone } from '../../platform/db/time-zone.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { type ExpectedVersion, latestVersion, matchesVersion } from '../../platform/http/conditional-requests.ts'
import { changesSince, differences, recordAudit } from '../audit/index.ts'
import { lockSettings, selectSettings, updateSettingsRow } from './settings.sql.ts'
import { auditedSettings, settingsColumns, toOrganization, toSettings } from './settings-content.ts'

/** The settings have one row without an id; the audit log needs one. */
export const settingsId = '00000000-0000-0000-0000-000000000000'

/** Returns the contact of this installation for the public legal pages. */
export async function getOrganization(ctx: Context): Promise<Organization> {
  return toOrganization(await selectSettings(ctx.db))
}

/** Returns the settings. */
export async function getSettings(ctx: Context): Promise<Settings> {
  return toSettings(await selectSettings(ctx.db))
}

/**
 * Changes sections of the settings. Of two admins at once, who comes second is refused if the first changed one of the
 * same sections; what the first changed elsewhere stays.
 */
export function updateSettings(
  ctx: Context,
  { version: inBody, ...changes }: SettingsChanges,
  inHeader: ExpectedVersion | undefined,
): Promise<Settings> {
  return inTransaction(ctx, async (inside) => {
    const { db } = requireSession(inside)
    const seen = inHeader ?? inBody
    if (seen === undefined) throw new AppError('version_required')
    if (changes.timeZone && !(await isValidTimeZone(db, changes.timeZone))) {
      throw fieldError('/timeZone', 'Este fuso não existe. Escolha um como America/Sao_Paulo.')
    }
    const before = await lockSettings(db)
    await refuseOverwriting(inside, before.version, seen, Object.keys(changes))
    const set = settingsColumns(changes)
    const version = before.version + 1
    const after = Object.keys(set).length > 0 ? await updateSettingsRow(db, { ...set, version }) : before
    const changed = differences(auditedSettings(before), auditedSettings(after))
    if (after.version !== before.version) {
      await recordAudit(inside, {
        action: 'settings.update',
        entity: 'settings',
        entityId: settingsId,
        changes: changed,
      })
    }
    return toSettings(after)
  })
}

async function refuseOverwriting(
  ctx: Context,
  version: number,
  seen: ExpectedVersion,
  sections: string[],
): Promise<void> {
  if (matchesVersion(seen, version)) return
  const last = latestVersion(seen)
  const made = await changesSince(ctx, settingsId, last)
  const sameSections = made.filter(({ field }) => sections.includes(field.split('/')[1] ?? ''))
  if (last > 0 && last < version && sameSections.length === 0) return
  const who = sameSections.at(-1)?.actor?.name ?? 'Outra pessoa'
  const detail = `${who} mudou estas configurações enquanto você editava. Confira o que mudou e salve de novo.`
  throw new AppError('version_conflict', detail, { version, changes: sameSections })
}
