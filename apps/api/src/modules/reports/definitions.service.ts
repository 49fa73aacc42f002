import { type Report, type ReportKey, ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client/contract'
import type { Database } from '../../platform/context.ts'
import { selectRatingComments, selectRatings } from './ratings.sql.ts'
import {
  type ReportScope,
  selectByCompany,
  selectByDay,
  selectByPlace,
  selectByRequester,
  selectByStatus,
  selectCancellations,
  selectFailures,
  selectPunctuality,
  selectStageTimes,
} from './reports.sql.ts'

export type Column = Report['columns'][number]
export type Row = Report['rows'][number]
type List = Report['lists'][number]

/** A row of the query: its cells, and values that only identify the counted orders. */
export type ReportRow = Readonly<Record<string, string | number | null>>

/** A report: its description, its columns with what each counts, and its query. */
export interface Definition {
  readonly title: string
  readonly description: string
  readonly columns: readonly Column[]
  readonly rows: (db: Database, scope: ReportScope) => Promise<readonly object[]>
  /** The filters of the order list that show the orders of a row; absent when no filter does. */
  readonly list?: (row: ReportRow, scope: ReportScope) => List
  /** Totals that are not the sum of the rows. */
  readonly addTotals?: (totals: Readonly<Record<string, number>>) => Record<string, number>
  /** The rows count the same orders more than once, so their sum is meaningless. */
  readonly overlapping?: true
}

const text = (key: string, label: string): Column => ({ key, label, kind: 'text' })
const day: Column = { key: 'day', label: 'Dia', kind: 'day' }
const integer = (key: string, label: string, definition: string): Column => ({
  key,
  label,
  kind: 'integer',
  definition,
})
const minutes = (key: string, label: string, definition: string): Column => ({
  key,
  label,
  kind: 'minutes',
  definition,
})

const total = integer('total', 'Ordens', 'Ordens criadas no período, sem rascunhos.')
const outcomeColumns = [
  total,
  integer('delivered', 'Entregues', 'Delas, as que estão entregues agora.'),
  integer('failed', 'Sem sucesso', 'Delas, as que esperam depois de uma tentativa sem sucesso.'),
  integer('canceled', 'Canceladas ou expiradas', 'Delas, as canceladas e as expiradas.'),
  integer('returned', 'Devolvidas', 'Delas, as que voltaram a quem enviou.'),
]

/** The percentage of `part` in `whole` with one decimal; null when `whole` is zero. */
export const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10

/** Every status except draft: drafts were not requested. */
const requested = ServiceOrderStatus.options.filter((status) => status !== 'draft').join(',')
const ofPeriod = ({ from, to }: ReportScope) => ({ from, to })
const ofDay = (row: ReportRow) => ({ from: String(row.day), to: String(row.day) })

/** The columns of the scores, from the best. */
const scoreNames = [
  ['five', 5],
  ['four', 4],
  ['three', 3],
  ['two', 2],
  ['one', 1],
] as const

/** All reports. */
export const definitions: Record<ReportKey, Definition> = {
  'orders-by-day': {
    title: 'Ordens por dia',
    description: 'Quantas ordens foram criadas em cada dia e como terminaram. Rascunhos não contam.',
    columns: [day, ...outcomeColumns],
    rows: selectByDay,
    list: (row) => ({ ...ofDay(row), status: requested }),
  },
  'orders-by-company': {
    title: 'Ordens por empresa',
    description: 'Quantas ordens cada empresa criou no período e como terminaram.',
    columns: [text('company', 'Empresa'), ...outcomeColumns],
    rows: selectByCompany,
    list: (row, scope) => ({ ...ofPeriod(scope), companyId: String(row.companyId), status: requested }),
  },
  'orders-by-place': {
    title: 'Ordens por cidade',
    description: 'Para onde foram as ordens criadas no período: a cidade da última entrega de cada uma.',
    columns: [text('place', 'Cidade'), ...outcomeColumns],
    rows: selectByPlace,
  },
  'orders-by-requester': {
    title: 'Ordens por solicitante',
    description: 'Quem criou as ordens do período, em cada empresa, e como terminaram.',
    columns: [text('requester', 'Solicitante'), text('company', 'Empresa'), ...outcomeColumns],
    rows: selectByRequester,
    list: (row, scope) =>
      row.requesterId === null
        ? null
        : {
            ...ofPeriod(scope),
            companyId: String(row.companyId),
            requestedById: String(row.requesterId),
            status: requested,
          },
  },
  'orders-by-status': {
    title: 'Ordens por status',
    description: 'Em que status estão agora as ordens criadas no período.',
    columns: [text('status', 'Status'), total],
    rows: async (db, scope) => {
      const totals = new Map((await selectByStatus(db, scope)).map((row) => [row.status, row.total]))
      return ServiceOrderStatus.options
        .filter((status) => totals.has(status))
        .map((status) => ({ key: status, status: serviceOrderStatusLabels[status], total: totals.get(status) ?? 0 }))
    },
    list: (row, scope) => ({ ...ofPeriod(scope), status: String(row.key) }),
  },
  'punctuality-by-day': {
    title: 'Pontualidade por dia',
    description:
      'Das entregas feitas em cada dia, quantas cumpriram o prazo prometido. Ordens corrigidas à mão não contam.',
    columns: [
      day,
      integer('delivered', 'Entregas', 'Ordens entregues no dia, com prazo e sem correção de status.'),
      integer('onTime', 'No prazo', 'Delas, as entregues até o minuto prometido.'),
      integer('late', 'Atrasadas', 'Delas, as entregues depois do prometido.'),
      { key: 'percent', label: 'No prazo (%)', kind: 'percent', definition: 'No prazo, de cada 100 entregas.' },
    ],
    rows: async (db, scope) => {
      const rows = await selectPunctuality(db, scope)
      return rows.map((row) => ({ ...row, percent: toPercent(row.onTime, row.delivered) }))
    },
    list: (row) => ({ ...ofDay(row), moment: 'deliveredAt', delivery: 'all' }),
  },
  'failures-by-reason': {
    title: 'Insucessos por motivo',
    description: 'Por que tentativas de coleta e de entrega das ordens criadas no período não deram certo.',
    columns: [text('reason', 'Motivo'), integer('total', 'Tentativas', 'Uma ordem conta uma vez por tentativa.')],
    rows: selectFailures,
    list: (row, scope) => ({ ...ofPeriod(scope), failureReason: String(row.reason), status: requested }),
  },
  'cancellations-by-reason': {
    title: 'Cancelamentos por motivo',
    description: 'Por que ordens criadas no período estão canceladas agora. Expiradas não contam.',
    columns: [
      text('reason', 'Motivo'),
      integer('total', 'Canceladas', 'Ordens com status Cancelada agora.'),
      integer('chargeable', 'Cobradas', 'Delas, as canceladas depois do aceite, que são cobradas.'),
    ],
    rows: selectCancellations,
    list: (row, scope) => ({ ...ofPeriod(scope), cancelReason: String(row.reason) }),
  },
  'time-by-stage': {
    title: 'Tempo por etapa',
    description:
      'Quanto levou cada etapa das ordens criadas no período, em minutos corridos, pelo último registro de cada momento. Ordens corrigidas à mão não contam.',
    columns: [
      text('stage', 'Etapa'),
      integer('total', 'Ordens', 'Ordens que passaram pelos dois momentos.'),
      minutes('p50', 'Metade até', 'Metade das ordens levou até este tempo.'),
      minutes('p90', '90% até', 'Nove em cada dez ordens levaram até este tempo.'),
    ],
    rows: selectStageTimes,
    overlapping: true,
  },
  ratings: {
    title: 'Avaliações',
    description: 'Como os destinatários avaliaram as entregas, de 1 a 5, no dia em que avaliaram.',
    columns: [
      text('company', 'Empresa'),
      integer('total', 'Avaliações', 'Entregas avaliadas no período.'),
      { key: 'average', label: 'Média', kind: 'decimal', definition: 'A média das notas, de 1 a 5.' },
      ...scoreNames.map(([key, score]) => integer(key, `Nota ${score}`, `Delas, as de nota ${score}.`)),
    ],
    rows: selectRatings,
    addTotals: (totals): Record<string, number> => {
      const points = scoreNames.reduce((sum, [key, score]) => sum + score * (totals[key] ?? 0), 0)
      return totals.total ? { average: Math.round((10 * points) / totals.total) / 10 } : {}
    },
  },
  'rating-comments': {
    title: 'Comentários das avaliações',
    description: 'O que os destinatários escreveram ao avaliar as entregas do período, os mais novos primeiro.',
    columns: [
      day,
      text('company', 'Empresa'),
      { key: 'score', label: 'Nota', kind: 'integer', definition: 'De 1 a 5.' },
      text('comment', 'Comentário'),
    ],
    rows: selectRatingComments,
    overlapping: true,
  },
}
