import {
  type EndpointOutput,
  type ImportMapping,
  type ImportMappingChanges,
  importFieldsByKind,
  importMappingLimits,
  type importMappings,
  isSavedConstant,
  type NewImportMapping,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { convertDuplicate } from '../../platform/db/database.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit, requireAuditedRow } from '../audit/index.ts'
import { requireCompany } from '../companies/index.ts'
import { assertFields } from './assert-fields.ts'
import {
  deleteMapping,
  insertMapping,
  lockAndCountMappings,
  lockMapping,
  type MappingFilters,
  type MappingRow,
  selectMapping,
  selectMappings,
  updateMappingRow,
} from './import-mappings.sql.ts'
import { importKinds } from './kinds.ts'
import { requireKind } from './require-kind.ts'

/** Lists the saved mappings of a kind that the caller may see. */
export async function listMappings(
  ctx: Context,
  filters: MappingFilters,
): Promise<EndpointOutput<typeof importMappings.list>> {
  const { db, scope } = requireSession(ctx)
  requireKind(ctx, filters.kind)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const { rows, meta } = await selectMappings(db, scope, filters)
  return { data: rows.map(toMapping), meta }
}

/**
 * Saves a mapping under a name, for all users of the company.
 *
 * @throws AppError `already_exists` at the name, `limit_reached`, or at a column or constant that cannot be saved.
 */
export function createMapping(ctx: Context, input: NewImportMapping): Promise<ImportMapping> {
  const { companyId, kind, name, columns, constants } = input
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    requireKind(txCtx, kind)
    await requireCompany(txCtx, companyId)
    assertContent(input)
    const { perCompany } = importMappingLimits
    if ((await lockAndCountMappings(db, companyId, kind)) >= perCompany) {
      const detail = `A empresa já tem ${perCompany} mapeamentos salvos, o máximo. Exclua um que não se usa mais.`
      throw new AppError('limit_reached', detail)
    }
    const id = newId()
    const row = {
      id,
      company_id: companyId,
      kind,
      name,
      columns: JSON.stringify(columns),
      constants: JSON.stringify(constants),
      created_by_id: user.id,
      created_at: now,
      updated_at: now,
    }
    await convertDuplicate(insertMapping(db, row), uniqueName)
    const mapping = await requireMapping(txCtx, id)
    const changes = { kind, ...toAuditedMapping(mapping) }
    await recordAudit(txCtx, { action: 'importMappings.create', entityId: id, companyId, changes })
    return mapping
  })
}

/**
 * Renames a mapping or replaces its content; absent fields stay unchanged.
 *
 * @throws AppError `not_found`, `version_conflict`, `already_exists` at the name, or at a column or constant.
 */
export function updateMapping(
  ctx: Context,
  id: string,
  { name, columns, constants }: ImportMappingChanges,
  expectedVersion?: ExpectedVersion,
): Promise<ImportMapping> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now } = requireSession(txCtx)
    const before = await lockAndRequireMapping(txCtx, id)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    assertContent({ kind: before.kind, columns: columns ?? before.columns, constants: constants ?? before.constants })
    const version = before.version + 1
    const set = {
      ...(name !== undefined && { name }),
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(constants && { constants: JSON.stringify(constants) }),
      version,
      updated_at: now,
    }
    await convertDuplicate(updateMappingRow(db, id, set), uniqueName)
    const after = await requireMapping(txCtx, id)
    const changes = {
      ...differences(toAuditedMapping(before), toAuditedMapping(after)),
      version: { from: before.version, to: version },
    }
    await recordAudit(txCtx, { action: 'importMappings.update', entityId: id, companyId: after.company.id, changes })
    return after
  })
}

/** Deletes a mapping for all users of the company. Imports do not refer to it. */
export function removeMapping(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const before = await lockAndRequireMapping(txCtx, id)
    await deleteMapping(txCtx.db, id)
    const entry = { entityId: id, companyId: before.company.id, changes: toAuditedMapping(before) }
    await recordAudit(txCtx, { action: 'importMappings.remove', ...entry })
  })
}

const uniqueName = {
  constraint: 'import_mappings_name',
  pointer: '/name',
  message: 'Já existe um mapeamento com este nome. Escolha outro.',
}

/** @throws AppError at a column or constant without a field of the kind, or at a constant of a recipient. */
function assertContent({ kind, columns, constants }: Pick<ImportMapping, 'kind' | 'columns' | 'constants'>): void {
  const fields = columns.map(({ field }) => field)
  assertFields(kind, fields, constants)
  const ofRecipient = constants.findIndex((constant) => !isSavedConstant(constant))
  if (ofRecipient < 0) return
  throw fieldError(`/constants/${ofRecipient}`, 'Os dados da entrega valem só para uma planilha e não são salvos.')
}

/** Returns a mapping of a kind that the user may import. */
async function requireMapping(ctx: Context, id: string): Promise<ImportMapping> {
  const { db, scope, user } = requireSession(ctx)
  const row = await selectMapping(db, scope, id)
  const isAllowed = row !== undefined && importKinds[row.kind].roles.includes(user.role)
  return toMapping(await requireAuditedRow(ctx, id, isAllowed ? row : undefined, 'Mapeamento não encontrado.'))
}

async function lockAndRequireMapping(ctx: Context, id: string): Promise<ImportMapping> {
  const { db, scope } = requireSession(ctx)
  await lockMapping(db, scope, id)
  return requireMapping(ctx, id)
}

/** The content of a mapping as the audit log shows it. */
function toAuditedMapping({ kind, name, columns, constants }: ImportMapping) {
  const getTitle = (field: string | null) =>
    importFieldsByKind[kind].find((info) => info.field === field)?.title ?? 'ignorada'
  return {
    name,
    columns: columns.map(({ title, field }) => `${title} → ${getTitle(field)}`),
    constants: constants.map(({ field, value }) => `${getTitle(field)}: ${value}`),
  }
}

/** Maps a row to a mapping of the API. */
function toMapping(row: MappingRow): ImportMapping {
  return {
    id: row.id,
    kind: row.kind,
    company: { id: row.company_id, name: row.company_name },
    name: row.name,
    columns: row.columns,
    constants: row.constants,
    version: row.version,
    createdBy: { id: row.created_by_id, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
