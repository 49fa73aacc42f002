import type { ReportFormat, ReportKey, reportRuns } from '@malote/api-client/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/context.ts'
import { type PageRequest, type QueryOf, selectPage } from '../../platform/db/paging.ts'
import { inScope, type Scope } from '../../platform/db/scope.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type RunFilters = QueryOf<typeof reportRuns.list>

/** The key of the archive of proofs, which is a run but no report. */
export const proofsKey = 'delivery-proofs'

export type RunRow = NonNullable<Awaited<ReturnType<typeof selectRun>>>

/** The run of a report. */
export type ReportRunRow = RunRow & { key: ReportKey; format: ReportFormat }

export const isReport = (row: RunRow): row is ReportRunRow => row.key !== proofsKey && row.format !== 'zip'

function selectFromRuns(db: Database) {
  return db
    .selectFrom('report_runs as run')
    .leftJoin('companies', 'companies.id', 'run.company_id')
    .leftJoin('report_schedules as schedule', 'schedule.id', 'run.schedule_id')
    .innerJoin('users', 'users.id', 'run.requested_by_id')
}

/** The recipients of a run; while it waits, those that its schedule has now. */
export const getRecipients = ({ status, recipients, schedule_recipients }: RunRow): string[] =>
  status === 'queued' ? (schedule_recipients ?? recipients) : recipients

const joinedColumns = [
  'schedule.recipients as schedule_recipients',
  'companies.name as company_name',
  'users.name as requested_by_name',
  'users.role as requested_by_role',
  'users.status as requested_by_status',
] as const

export async function selectRun(db: Database, id: string) {
  return selectFromRuns(db).selectAll('run').select(joinedColumns).where('run.id', '=', id).executeTakeFirst()
}

export async function selectRuns(db: Database, filters: RunFilters) {
  let query = selectFromRuns(db).where('run.key', '<>', proofsKey)
  const { key, scheduleId, status } = filters
  if (key) query = query.where('run.key', '=', key)
  if (scheduleId) query = query.where('run.schedule_id', '=', scheduleId)
  if (status) query = query.where('run.status', '=', status)
  return selectPage(
    query,
    filters,
    query.selectAll('run').select(joinedColumns).orderBy('run.created_at', 'desc').orderBy('run.id', 'desc'),
  )
}

/** The runs of one user, of companies in the user's scope. */
interface OwnRuns {
  readonly scope: Scope
  readonly userId: string
}

const selectFromProofRuns = (db: Database, { scope, userId }: OwnRuns) =>
  selectFromRuns(db)
    .where('run.key', '=', proofsKey)
    .where('run.requested_by_id', '=', userId)
    .where(inScope(scope, 'run.company_id' as 'memberships.company_id'))

export function selectProofRun(db: Database, owner: OwnRuns, id: string): Promise<RunRow | undefined> {
  return selectFromProofRuns(db, owner)
    .selectAll('run')
    .select(joinedColumns)
    .where('run.id', '=', id)
    .executeTakeFirst()
}

export function selectProofRuns(db: Database, owner: OwnRuns, request: PageRequest) {
  const query = selectFromProofRuns(db, owner)
  return selectPage(
    query,
    request,
    query.selectAll('run').select(joinedColumns).orderBy('run.created_at', 'desc').orderBy('run.id', 'desc'),
  )
}

/** A month of a company, or of all. */
interface ProofMonth {
  readonly userId: string
  readonly companyId: string | null
  readonly firstDay: string
  readonly lastDay: string
}

/**
 * Selects the user's archive of a month that is queued, or that was finished and whose orders have not changed since.
 * Locks the month of the user until the transaction ends, so that concurrent requests create one archive.
 */
export async function lockCurrentProofRun(
  db: Database,
  { userId, companyId, firstDay, lastDay }: ProofMonth,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proofs ${userId} ${companyId} ${firstDay}`}, 0))`.execute(
    db,
  )
  const row = await db
    .selectFrom('report_runs as run')
    .select('run.id')
    .where('run.key', '=', proofsKey)
    .where('run.requested_by_id', '=', userId)
    .where(sql<boolean>`run.company_id is not distinct from ${companyId}::uuid`)
    .where(sql<boolean>`run.first_day = ${firstDay}::date`)
    .where(({ eb, or }) =>
      or([
        eb('run.status', '=', 'queued'),
        eb.and([
          eb('run.status', '=', 'done'),
          // An order that was created after the month cannot have ended in it.
          sql<boolean>`not exists (
            select from service_orders as orders
            where orders.updated_at >= run.created_at and orders.created_at < ${lastDay}::date + 3
              and (run.company_id is null or run.company_id = orders.company_id)
          )`,
        ]),
      ]),
    )
    .orderBy('run.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export async function insertRun(db: Database, row: Insertable<Tables['report_runs']>): Promise<void> {
  await db.insertInto('report_runs').values(row).execute()
}

/** Finishes a run; returns false when another process has finished it. */
export async function finishRun(db: Database, id: string, set: Updateable<Tables['report_runs']>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_runs')
    .set(set)
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the runs requested before a time, and returns their files. */
export async function deleteRunsBefore(db: Database, moment: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_runs')
    .where('created_at', '<', moment)
    .where('status', '<>', 'queued')
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

/**
 * Whether a run may contain one of these orders: archives of the month in which it ended, and reports of a day of its
 * life, of its company or of all. Within two days, whatever the time zone.
 */
const containsOrders = (orderIds: readonly string[]) => sql<boolean>`exists (
  select from service_orders as orders
  where orders.id = any(${orderIds}::uuid[])
    and (run.company_id is null or run.company_id = orders.company_id)
    and coalesce(orders.delivered_at, orders.closed_at, 'infinity')::date >= run.first_day - 2
    and case run.key when ${proofsKey} then coalesce(orders.delivered_at, orders.closed_at) else orders.created_at end
      < run.last_day + 3
)`

/** Selects the runs that are queued or being made, and may contain one of these orders. */
export function selectQueuedRunsWithOrders(db: Database, orderIds: readonly string[]): Promise<RunRow[]> {
  return selectFromRuns(db)
    .selectAll('run')
    .select(joinedColumns)
    .where('run.status', '=', 'queued')
    .where(containsOrders(orderIds))
    .execute()
}

/** Deletes the finished runs that may contain one of these orders. Returns the keys of their files. */
export async function deleteRunsWithOrders(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_runs as run')
    .where('run.status', '=', 'done')
    .where(containsOrders(orderIds))
    .returning('run.file_key')
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

/** Deletes the finished reports that name users, and returns their files. */
export async function deleteRunsWithUsers(db: Database): Promise<string[]> {
  const rows = await db
    .deleteFrom('report_runs')
    .where('key', '=', 'orders-by-requester')
    .where('status', '=', 'done')
    .returning('file_key')
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}
