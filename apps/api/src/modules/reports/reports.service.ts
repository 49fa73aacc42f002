import {
  type Report,
  type ReportDescription,
  type ReportKey,
  ServiceOrderStatus,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import { fieldError } from '../../platform/app-error.ts'
import { type Context, type Database, requireSession } from '../../platform/context.ts'
import { requireCompany } from '../companies/index.ts'
import {
  type ReportScope,
  selectByCompany,
  selectByDay,
  selectByStatus,
  selectFailures,
  selectLastDays,
} from './reports.sql.ts'

type Column = Report['columns'][number]
type Row = Report['rows'][number]

interface Definition {
  readonly title: string
  readonly description: string
  readonly columns: readonly Column[]
  readonly rows: (db: Database, scope: ReportScope) => Promise<Row[]>
}

const text = (key: string, label: string): Column => ({ key, label, kind: 'text' })
const integer = (key: string, label: string): Column => ({ key, label, kind: 'integer' })

const outcomeColumns = [
  integer('total', 'Ordens'),
  integer('delivered', 'Entregues'),
  integer('failed', 'Sem sucesso'),
  integer('canceled', 'Canceladas'),
]

const definitions: Record<ReportKey, Definition> = {
  'orders-by-day': {
    title: 'Ordens por dia',
    description: 'Quantas ordens foram solicitadas em cada dia e como terminaram.',
    columns: [{ key: 'day', label: 'Dia', kind: 'day' }, ...outcomeColumns],
    rows: async (db, scope) => (await selectByDay(db, scope)).map((row) => ({ ...row })),
  },
  'orders-by-company': {
    title: 'Ordens por empresa',
    description: 'Quantas ordens cada empresa solicitou e como terminaram.',
    columns: [text('company', 'Empresa'), ...outcomeColumns],
    rows: async (db, scope) => (await selectByCompany(db, scope)).map((row) => ({ ...row })),
  },
  'orders-by-status': {
    title: 'Ordens por status',
    description: 'Em que status estão agora as ordens do período.',
    columns: [text('status', 'Status'), integer('total', 'Ordens')],
    rows: async (db, scope) => {
      const totals = new Map((await selectByStatus(db, scope)).map((row) => [row.status, row.total]))
      return ServiceOrderStatus.options
        .filter((status) => totals.has(status))
        .map((status) => ({ status: serviceOrderStatusLabels[status], total: totals.get(status) ?? 0 }))
    },
  },
  'failures-by-reason': {
    title: 'Tentativas sem sucesso por motivo',
    description: 'Por que as tentativas de coleta e de entrega não deram certo.',
    columns: [text('reason', 'Motivo'), integer('total', 'Tentativas')],
    rows: async (db, scope) => (await selectFailures(db, scope)).map((row) => ({ ...row })),
  },
}

const defaultDays = 30
const longestDays = 366

/** The reports there are. */
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

/** Runs a report over a period; without one, over the last 30 days. */
export async function getReport(ctx: Context, key: ReportKey, parameters: Parameters): Promise<Report> {
  const { db, scope, now } = requireSession(ctx)
  const { companyId } = parameters
  if (companyId) await requireCompany(ctx, companyId)
  const recent = await selectLastDays(db, now, defaultDays)
  const to = parameters.to ?? (parameters.from && parameters.from > recent.to ? parameters.from : recent.to)
  const from = parameters.from ?? daysBefore(to, defaultDays - 1)
  if (daysBefore(to, longestDays - 1) > from) {
    throw fieldError('?from', `Escolha um período de até ${longestDays} dias.`, 'too_big')
  }
  const { title, columns, rows: run } = definitions[key]
  const rows = await run(db, { scope, companyId, from, to })
  return { key, title, from, to, columns: [...columns], rows, totals: totalsOf(columns, rows) }
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

function totalsOf(columns: readonly Column[], rows: readonly Row[]): Record<string, number> {
  const sum = (key: string) => rows.reduce((total, row) => total + Number(row[key] ?? 0), 0)
  return Object.fromEntries(columns.filter(({ kind }) => kind === 'integer').map(({ key }) => [key, sum(key)]))
}
