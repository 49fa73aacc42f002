import { addDays, type Report, type ReportDescription, type ReportKey } from '@malote/api-client/contract'
import { type AuthenticatedCaller, type Context, type Database, requireSession } from '../../platform/context.ts'
import { runSlowRead } from '../../platform/db/slow-reads.ts'
import { fieldError } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import {
  type SpreadsheetColumn,
  type SpreadsheetFormat,
  toSpreadsheetDownload,
} from '../../platform/files/spreadsheet-writer.ts'
import { requireCompany } from '../companies/index.ts'
import {
  type Column,
  type Definition,
  definitions,
  type ReportRow,
  type Row,
  toPercent,
} from './definitions.service.ts'
import { selectLastDays } from './reports.sql.ts'

const defaultDays = 30
const longestDays = 366

/** Lists the available reports. */
export async function listReports(): Promise<{ data: ReportDescription[] }> {
  const data = Object.entries(definitions).map(([key, { title, description }]) => ({
    key: key as ReportKey,
    title,
    description,
  }))
  return { data }
}

interface Parameters {
  readonly companyId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Runs a report over a period.
 *
 * @default the last 30 days
 */
export async function getReport(ctx: Context, key: ReportKey, parameters: Parameters): Promise<Report> {
  const { companyId } = parameters
  if (companyId) await requireCompany(ctx, companyId)
  return runSlowRead(ctx, (db) => readReport(db, requireSession(ctx), key, parameters), { fromReplica: true })
}

async function readReport(
  db: Database,
  { scope, now }: Pick<AuthenticatedCaller, 'scope' | 'now'>,
  key: ReportKey,
  parameters: Parameters,
): Promise<Report> {
  const { companyId } = parameters
  const recent = await selectLastDays(db, now, defaultDays, companyId)
  const to = parameters.to ?? (parameters.from && parameters.from > recent.to ? parameters.from : recent.to)
  const from = parameters.from ?? addDays(to, 1 - defaultDays)
  assertPeriodLength({ from, to }, '?from')
  const { title, columns, rows: run, list, overlapping, addTotals } = definitions[key]
  const reportScope = { scope, companyId, from, to }
  const reportRows = (await run(db, reportScope)) as ReportRow[]
  const rows = reportRows.map((row) => toCells(columns, row))
  const lists = reportRows.map((row) => (list ? list(row, reportScope) : null))
  return {
    key,
    title,
    from,
    to,
    columns: [...columns],
    rows,
    lists,
    totals: overlapping ? {} : sumTotals(columns, rows, addTotals),
  }
}

/**
 * Limits the length of a period, so that a report does not read too many orders.
 *
 * @throws AppError at `pointer` when the period is too long.
 */
export function assertPeriodLength({ from, to }: { from: string; to: string }, pointer: string): void {
  if (addDays(to, 1 - longestDays) <= from) return
  throw fieldError(pointer, `Escolha um período de até ${longestDays} dias.`, 'too_big')
}

/** Returns the title of a report. */
export const getReportTitle = (key: ReportKey): string => definitions[key].title

/** The cells of a row; null where nothing was measured. */
const toCells = (columns: readonly Column[], row: ReportRow): Row =>
  Object.fromEntries(
    columns.flatMap(({ key }) => {
      const value = row[key]
      return value === null || value === undefined ? [] : [[key, value] as const]
    }),
  )

const sheetKinds: Record<Column['kind'], SpreadsheetColumn['kind']> = {
  text: 'text',
  day: 'day',
  integer: 'integer',
  percent: 'decimal',
  minutes: 'decimal',
  decimal: 'decimal',
}

/** Exports the report as a spreadsheet. */
export async function exportReport(
  ctx: Context,
  key: ReportKey,
  { format, ...parameters }: Parameters & { readonly format: SpreadsheetFormat },
): Promise<Download & { readonly rowCount: number }> {
  const report = await getReport(ctx, key, parameters)
  const columns = report.columns.map(({ label, kind }) => ({
    // A cell of the file is a number of minutes; the page writes hours and minutes.
    header: kind === 'minutes' ? `${label} (min)` : label,
    kind: sheetKinds[kind],
  }))
  async function* rows() {
    for (const row of report.rows) yield report.columns.map((column) => row[column.key] ?? null)
  }
  const name = `${report.title} ${report.from} a ${report.to}`
  // The days of a report are already local dates, in any time zone.
  const table = { name: report.title.slice(0, 31), columns, rows: rows() }
  return { ...toSpreadsheetDownload(format, name, table), rowCount: report.rows.length }
}

function sumTotals(
  columns: readonly Column[],
  rows: readonly Row[],
  addTotals: Definition['addTotals'],
): Record<string, number> {
  const sum = (key: string) => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0)
  const totals = Object.fromEntries(columns.filter(({ kind }) => kind === 'integer').map(({ key }) => [key, sum(key)]))
  // The percentage of the full period, which is not the sum of the rows.
  const percent = columns.some(({ key }) => key === 'percent') && toPercent(totals.onTime ?? 0, totals.delivered ?? 0)
  return { ...totals, ...(typeof percent === 'number' ? { percent } : {}), ...addTotals?.(totals) }
}
