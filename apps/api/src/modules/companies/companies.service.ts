import type {
  Company,
  CompanyChanges,
  CompanyCounts,
  CompanyDetail,
  companies,
  EndpointOutput,
  NewCompany,
  Role,
} from '@malote/api-client/contract'
import { type Context, type Database, inTransaction, requireSession } from '../../platform/context.ts'
import { convertDuplicate, getViolatedConstraint } from '../../platform/db/database.ts'
import { assertTimeZone } from '../../platform/db/time-zone.ts'
import { AppError, fieldError } from '../../platform/errors/app-error.ts'
import { assertVersion, type ExpectedVersion } from '../../platform/errors/version-conflict.ts'
import { newId } from '../../platform/security/ids.ts'
import { differences, findRecordedChanges, recordAudit, requireAuditedRow } from '../audit/index.ts'
import { removeLogoOfCompany } from '../logos/index.ts'
import {
  type CompanyFilters,
  type CompanyRow,
  countCompanyResources,
  deleteCompany,
  insertCompany,
  lockCompany,
  selectCompanies,
  selectCompany,
  updateCompanyRow,
} from './companies.sql.ts'
import { auditedPolicy, toPolicy, toPolicyColumns } from './company-policy.ts'

const noCounts: CompanyCounts = { orders: 0, openOrders: 0, members: 0, locations: 0 }

const getCounts = async (db: Database, id: string): Promise<CompanyCounts> =>
  (await countCompanyResources(db, [id])).get(id) ?? noCounts

/** Error message for a company that does not exist for the caller. */
export const companyNotFound = 'Empresa não encontrada.'

/**
 * Returns a company that the caller may see. Another's and a missing one have the same error, so ids cannot be
 * probed.
 *
 * @throws AppError `not_found`.
 */
export async function requireCompany(ctx: Context, id: string): Promise<CompanyRow> {
  const { db, scope } = requireSession(ctx)
  return requireAuditedRow(ctx, id, await selectCompany(db, scope, id), companyNotFound)
}

/** Error message for a suspended company. */
export const companySuspended = 'Esta empresa está suspensa. Peça a um administrador que a reative.'

/**
 * Rejects new orders, imports, keys and members of a suspended company.
 *
 * @throws AppError `validation_failed` at `pointer`.
 */
export function assertCompanyActive({ status }: Pick<CompanyRow, 'status'>, pointer = '/companyId'): void {
  if (status === 'suspended') throw fieldError(pointer, companySuspended)
}

/** Lists the companies that the caller may see. */
export async function listCompanies(
  ctx: Context,
  filters: CompanyFilters,
): Promise<EndpointOutput<typeof companies.list>> {
  const { db, scope, user } = requireSession(ctx)
  const { rows, meta } = await selectCompanies(db, scope, filters)
  const data = rows.map((row) => toCompany(row, user.role))
  if (!filters.counts || user.role === 'operator') return { data, meta }
  const counts = await countCompanyResources(
    db,
    data.map(({ id }) => id),
  )
  return { data: data.map((company) => ({ ...company, counts: counts.get(company.id) ?? noCounts })), meta }
}

/** Returns one company with the number of its orders, members and locations. */
export async function getCompany(ctx: Context, id: string): Promise<CompanyDetail> {
  const { db, user } = requireSession(ctx)
  const row = await requireCompany(ctx, id)
  return { ...toCompany(row, user.role), counts: await getCounts(db, id) }
}

/**
 * Creates a company with its policy.
 *
 * @throws AppError `already_exists` at `/cnpj`, `validation_failed` at `/policy/timeZone`.
 */
export function createCompany(ctx: Context, input: NewCompany): Promise<Company> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const { name, policy } = input
    if (policy?.timeZone) await assertTimeZone(db, policy.timeZone, '/policy/timeZone')
    const cnpj = input.cnpj ?? null
    const created = { id: newId(), name, cnpj, status: 'active', created_at: now, updated_at: now } as const
    const row = await convertDuplicate(insertCompany(db, { ...created, ...toPolicyColumns(policy) }), uniqueCnpj)
    const changes = { name, cnpj, ...(policy && { policy: auditedPolicy(row) }) }
    await recordAudit(txCtx, { action: 'companies.create', entityId: row.id, companyId: row.id, changes })
    return toCompany(row, user.role)
  })
}

/** Replaces the editable fields of a company that were sent; fields that the server sets are ignored. */
export function updateCompany(
  ctx: Context,
  id: string,
  changes: CompanyChanges,
  expectedVersion?: ExpectedVersion,
): Promise<Company> {
  return inTransaction(ctx, async (txCtx) => {
    const { db, now, user } = requireSession(txCtx)
    const before = await requireAuditedRow(ctx, id, await lockCompany(db, id), companyNotFound)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    if (changes.policy?.timeZone) await assertTimeZone(db, changes.policy.timeZone, '/policy/timeZone')
    const cnpj = changes.cnpj === undefined ? before.cnpj : changes.cnpj
    // Only a status that was sent lifts a suspension, not a new name.
    const { name, status = before.status } = changes
    const set = { name, cnpj, status, ...toPolicyColumns(changes.policy), version: before.version + 1, updated_at: now }
    const row = await convertDuplicate(updateCompanyRow(db, id, set), uniqueCnpj)
    const record = (company: CompanyRow) => {
      const { name, cnpj, status, version } = company
      return { name, cnpj, status, policy: auditedPolicy(company), version }
    }
    const audited = differences(record(before), record(row))
    await recordAudit(txCtx, { action: 'companies.update', entityId: id, companyId: id, changes: audited })
    return toCompany(row, user.role)
  })
}

/**
 * Deletes a company that has no orders, with its memberships and locations.
 *
 * @throws AppError `in_use` when it has orders.
 */
export function removeCompany(ctx: Context, id: string, expectedVersion?: ExpectedVersion): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    const { db } = requireSession(txCtx)
    const before = await requireAuditedRow(ctx, id, await lockCompany(db, id), companyNotFound)
    await assertVersion(txCtx, before, expectedVersion, findRecordedChanges)
    const { orders } = await getCounts(db, id)
    if (orders > 0) throw inUse(orders)
    await removeLogoOfCompany(txCtx, id)
    try {
      await deleteCompany(db, id)
    } catch (error) {
      // An order was created concurrently.
      if (!getViolatedConstraint(error)) throw error
      throw inUse(1)
    }
    const changes = { name: before.name, cnpj: before.cnpj }
    await recordAudit(txCtx, { action: 'companies.remove', entityId: id, companyId: id, changes })
  })
}

function inUse(orders: number): AppError {
  const count = orders === 1 ? 'uma ordem de serviço' : `${orders.toLocaleString('pt-BR')} ordens de serviço`
  return new AppError('in_use', `Esta empresa tem ${count}. Suspenda-a em vez de excluir.`)
}

const uniqueCnpj = { constraint: 'companies_cnpj_key', pointer: '/cnpj', message: 'Este CNPJ já tem cadastro.' }

/** Maps a row to a company as the caller's role may see it: operators get only what a selector needs. */
function toCompany(row: CompanyRow, role: Role): Company {
  if (role === 'operator') {
    const hidden = { cnpj: null, status: null, policy: null, version: null, createdAt: null, updatedAt: null }
    return { id: row.id, name: row.name, ...hidden }
  }
  return {
    id: row.id,
    name: row.name,
    cnpj: row.cnpj,
    status: row.status,
    policy: toPolicy(row),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
