import {
  getReasonKind,
  type PublicOrganization,
  type Reasons,
  type ServiceOrderStatus,
  type Settings,
  type SettingsChanges,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { assertTimeZone } from '../../platform/db/time-zone.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { assertVersion, type ConflictFinder, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { differences, listChangesSince, recordAudit } from '../audit/index.ts'
import { lockSettings, selectSettings, updateSettingsRow } from './settings.sql.ts'
import { toAuditedSettings, toPublicOrganization, toReasons, toSettings, toSettingsColumns } from './to-settings.ts'

/** The settings have one row without an id; the audit log needs one. */
export const settingsId = '00000000-0000-0000-0000-000000000000'

/** Returns the contact of this installation for the public legal pages. */
export async function getOrganization(ctx: Context): Promise<PublicOrganization> {
  return toPublicOrganization(await selectSettings(ctx.db))
}

/** Returns the settings. */
export async function getSettings(ctx: Context): Promise<Settings> {
  return toSettings(await selectSettings(ctx.db))
}

/**
 * Changes sections of the settings. A stale version conflicts only with changes of the same sections; changes of other
 * sections are kept.
 *
 * @throws AppError `version_required`, `version_conflict` or `validation_failed`.
 */
export function updateSettings(
  ctx: Context,
  { version: _version, ...changes }: SettingsChanges,
  expectedVersion: ExpectedVersion | undefined,
): Promise<Settings> {
  return inTransaction(ctx, async (txCtx) => {
    const { db } = requireSession(txCtx)
    if (expectedVersion === undefined) throw new AppError('version_required')
    if (changes.timeZone) await assertTimeZone(db, changes.timeZone, '/timeZone')
    const before = await lockSettings(db)
    const current = { id: settingsId, version: before.version }
    await assertVersion(txCtx, current, expectedVersion, findChangesInSections(Object.keys(changes)))
    const set = toSettingsColumns(changes, before)
    const version = before.version + 1
    const after = Object.keys(set).length > 0 ? await updateSettingsRow(db, { ...set, version }) : before
    const changed = differences(toAuditedSettings(before), toAuditedSettings(after))
    if (after.version !== before.version) {
      await recordAudit(txCtx, {
        action: 'settings.update',
        entityId: settingsId,
        changes: changed,
      })
    }
    return toSettings(after)
  })
}

/** The recorded changes of some sections of the settings, for `assertVersion`. */
function findChangesInSections(sections: readonly string[]): ConflictFinder {
  return async (ctx, id, since) => {
    const all = await listChangesSince(ctx, id, since)
    const changes = all.filter(({ field }) => sections.includes(field.split('/')[1] ?? ''))
    const who = changes.at(-1)?.actor?.name ?? 'Outra pessoa'
    return {
      changes,
      detail: `${who} mudou estas configurações enquanto você editava. Confira o que mudou e salve de novo.`,
      isHarmless: changes.length === 0,
    }
  }
}

/** Returns the catalogue of reasons, for the rules of steps. */
export const getReasons = async ({ db }: Pick<Context, 'db'>): Promise<Reasons> => toReasons(await selectSettings(db))

/** Lists the reasons that the organisation offers. */
export const listReasons = (ctx: Context): Promise<Reasons> => getReasons(requireSession(ctx))

/** The statuses before and after a step. */
interface ReasonStep {
  readonly from: ServiceOrderStatus
  readonly to: ServiceOrderStatus
}

/**
 * Rejects a reason that the catalogue does not offer, where the organisation allows only its own.
 * @throws {AppError} `validation_failed` at `/reason`
 */
export async function assertReasonListed(
  ctx: Context,
  { from, to }: ReasonStep,
  reason: string | undefined,
): Promise<void> {
  const kind = getReasonKind(from, to)
  if (!kind || reason === undefined) return
  const reasons = await getReasons(ctx)
  if (reasons.othersAllowed || reasons[kind].length === 0 || reasons[kind].includes(reason)) return
  const status = serviceOrderStatusLabels[to]
  throw fieldError('/reason', `Para “${status}”, escolha um destes motivos: ${reasons[kind].join('; ')}.`, 'unlisted')
}

const validForMs = 180 * 24 * 3_600_000

/**
 * Returns the security.txt file (RFC 9116), with the contact from the settings; without a contact there is no file.
 * It is generated for each request, so that its expiry date is always in the future.
 *
 * @throws AppError `not_found` without a contact.
 */
export async function getSecurityTxt(ctx: Context): Promise<string> {
  const { contact_email: contact } = await selectSettings(ctx.db)
  if (!contact) throw new AppError('not_found', 'Ninguém preencheu o e-mail de contato nas configurações.')
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(ctx.clock().getTime() + validForMs).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${ctx.config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
