import * as z from 'zod/mini'
import { withDescription } from '../core/described.ts'
import { endpoint } from '../core/endpoint.ts'
import { Day, Id } from '../core/primitives.ts'
import { ReportKey } from './report-key.ts'

/** A report that can be run; the description defines its numbers. */
export const ReportDescription = z.object({ key: ReportKey, title: z.string(), description: z.string() })
export type ReportDescription = z.infer<typeof ReportDescription>

/** The value type of a column: `percent` is 0 to 100, `minutes` are elapsed clock minutes, `decimal` has one decimal. */
export const ReportColumnKind = z.enum(['text', 'day', 'integer', 'percent', 'minutes', 'decimal'])
export type ReportColumnKind = z.infer<typeof ReportColumnKind>

const Cell = z.union([z.string(), z.number()])

/** The response of a report: columns as data, one row of cells per line, and the totals in the same columns. */
export const Report = z.object({
  key: ReportKey,
  title: z.string(),
  from: Day,
  to: Day,
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: ReportColumnKind,
      definition: withDescription(z.optional(z.string()), 'O que o número conta, em uma frase.'),
    }),
  ),
  rows: withDescription(z.array(z.record(z.string(), Cell)), 'Uma célula por coluna; ausente onde não há o que medir.'),
  lists: withDescription(
    z.array(z.nullable(z.record(z.string(), z.string()))),
    'Para cada linha, os filtros da lista de ordens que mostram as ordens que ela conta; nulo onde nenhum filtro o diz.',
  ),
  totals: withDescription(
    z.record(z.string(), z.number()),
    'A soma de cada coluna de inteiros; de percentuais, o do período inteiro.',
  ),
})
export type Report = z.infer<typeof Report>

const byKey = z.object({ key: ReportKey })
const period = {
  companyId: z.optional(Id),
  from: z.optional(Day),
  to: z.optional(Day),
}
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  (query) => !query.from || !query.to || query.from <= query.to,
  { path: ['to'], error: 'O fim do período precisa ser igual ou depois do início.' },
)

export const reports = {
  list: endpoint({
    id: 'reports.list',
    method: 'GET',
    path: '/v1/reports',
    summary: 'Lista os relatórios disponíveis, com a definição dos números de cada um.',
    response: z.object({ data: z.array(ReportDescription) }),
    roles: ['admin'],
  }),
  export: endpoint({
    id: 'reports.export',
    method: 'GET',
    path: '/v1/reports/:key/export',
    summary: 'Baixa um relatório como CSV (ponto e vírgula, UTF-8 com BOM) ou XLSX.',
    params: byKey,
    query: z.object({ ...period, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }).check(inOrder),
    download: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    roles: ['admin'],
    errors: ['not_found', 'query_too_slow'],
  }),
  get: endpoint({
    id: 'reports.get',
    method: 'GET',
    path: '/v1/reports/:key',
    summary:
      'Calcula um relatório no período, de até 366 dias; sem período, os últimos 30. Cada ordem conta no dia do fuso da sua empresa.',
    params: byKey,
    query: z.object(period).check(inOrder),
    response: Report,
    roles: ['admin'],
    errors: ['not_found', 'query_too_slow'],
  }),
}
