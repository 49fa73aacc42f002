import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './primitives.ts'

export const ReportKey = z.enum(['orders-by-day', 'orders-by-company', 'orders-by-status', 'failures-by-reason'])
export type ReportKey = z.infer<typeof ReportKey>

/** A report that can be run. */
export const ReportDescription = z.object({ key: ReportKey, title: z.string(), description: z.string() })
export type ReportDescription = z.infer<typeof ReportDescription>

/** A report's answer: columns as data, a row of cells for each line, and the totals in the same columns. */
export const Report = z.object({
  key: ReportKey,
  title: z.string(),
  from: Day,
  to: Day,
  columns: z.array(z.object({ key: z.string(), label: z.string(), kind: z.enum(['text', 'day', 'integer']) })),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  totals: z.record(z.string(), z.number()),
})
export type Report = z.infer<typeof Report>

export const reports = {
  list: endpoint({
    id: 'reports.list',
    method: 'GET',
    path: '/v1/reports',
    summary: 'Lista os relatórios disponíveis.',
    response: z.object({ data: z.array(ReportDescription) }),
    status: 200,
    roles: ['admin'],
    errors: ['unauthenticated', 'forbidden'],
  }),
  get: endpoint({
    id: 'reports.get',
    method: 'GET',
    path: '/v1/reports/:key',
    summary: 'Calcula um relatório no período, pelo dia de criação das ordens; sem período, os últimos 30 dias.',
    params: z.object({ key: ReportKey }),
    query: z.object({ companyId: z.optional(Id), from: z.optional(Day), to: z.optional(Day) }).check(
      z.refine((query) => !query.from || !query.to || query.from <= query.to, {
        path: ['to'],
        error: 'O fim do período precisa ser igual ou depois do início.',
      }),
    ),
    response: Report,
    status: 200,
    roles: ['admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
}
