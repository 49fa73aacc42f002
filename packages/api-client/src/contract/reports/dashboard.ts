import * as z from 'zod/mini'
import { withDescription } from '../core/described.ts'
import { endpoint } from '../core/endpoint.ts'
import { Day, Id } from '../core/primitives.ts'
import type { MeasuredDelivery, OrderMoment } from '../orders/service-order-filters.ts'
import { ServiceOrderStatus, type ServiceOrderTab } from '../orders/service-order-status.ts'

const count = (description: string) => withDescription(z.int(), description)
const percent = (description: string) => withDescription(z.nullable(z.number()), description)
const minutes = (description: string) => withDescription(z.nullable(z.number()), description)

/**
 * `p50` is the median and `p90` the 90th percentile: the least of the whole minutes, rounded, that at least this share of the
 * deliveries took.
 */
const stage = (what: string) =>
  z.object({
    p50: minutes(`Metade das entregas levou até este tempo ${what}, em minutos corridos.`),
    p90: minutes(`De cada 10 entregas, 9 levaram até este tempo ${what}, em minutos corridos.`),
  })

const recent = 'Entregas do período, contando hoje, de ordens que ninguém corrigiu à mão.'

/** The duration of each stage of a period's deliveries. */
export const DashboardTimes = z.object({
  requestToCollect: stage(`da solicitação à coleta. ${recent}`),
  collectToDeliver: stage(`da coleta à entrega. ${recent}`),
  requestToDeliver: stage(`da solicitação à entrega. ${recent}`),
})

/** The service metrics of a period's deliveries. */
const service = {
  onTimePercent: percent(`${recent} Quantas delas, em cada 100, chegaram no prazo.`),
  firstAttemptPercent: percent(`${recent} Quantas delas, em cada 100, deram certo na primeira tentativa.`),
  times: DashboardTimes,
  daily: z.array(
    z.object({
      day: Day,
      deliveries: z.int(),
      onTimePercent: z.nullable(z.number()),
      firstAttemptPercent: z.nullable(z.number()),
    }),
  ),
}

/** Current figures of the operation. The days of each order are in its company's time zone. */
export const Dashboard = z.object({
  openNow: count('Ordens Solicitadas, Aguardando coleta ou A caminho da coleta agora.'),
  onTheWay: count('Ordens Coletadas, Em rota ou Em devolução agora.'),
  late: count('Ordens da solicitação à entrega, ou com falha, cujo prazo prometido já passou.'),
  needsAction: count('Ordens da aba Precisa de ação: com falha, em espera, entregues em parte ou atrasadas.'),
  deliveredToday: count('Ordens entregues hoje, até agora.'),
  deliveredYesterdayByNow: count('Ordens entregues ontem até esta mesma hora.'),
  days: count('Quantos dias tem o período das medidas, contando hoje: 30, se nenhum for pedido.'),
  deliveries: count(recent),
  onTimeDeliveries: count(`${recent} Delas, as entregues até o prazo prometido.`),
  firstAttemptDeliveries: count(`${recent} Delas, as entregues sem tentativa sem sucesso.`),
  ...service,
  before: withDescription(
    z.object({ deliveries: z.int(), created: z.int(), ...service }),
    'O mesmo dos dias imediatamente anteriores ao período, tantos quantos ele tem.',
  ),
  failureReasons: withDescription(
    z.array(
      z.object({
        reason: z.string(),
        total: z.int(),
        orders: count('Ordens diferentes em que houve uma tentativa sem sucesso por este motivo.'),
      }),
    ),
    'Os cinco motivos mais frequentes das tentativas sem sucesso do período.',
  ),
  volume: withDescription(
    z.array(
      z.object({
        day: Day,
        total: z.int(),
        byStatus: z.array(z.object({ status: ServiceOrderStatus, total: z.int() })),
      }),
    ),
    'Ordens criadas em cada dia do período (os últimos 14 dias, se nenhum for pedido), do mais antigo a hoje, pelo status que têm agora. Rascunhos contam.',
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

/** The filters of the order list that select the orders counted by a figure. */
export interface DashboardListFilters {
  tab?: ServiceOrderTab
  late?: true
  lastDays?: number
  from?: string
  to?: string
  moment?: OrderMoment
  delivery?: MeasuredDelivery
  failureReason?: string
  status?: ServiceOrderStatus[]
}

const delivered = (lastDays: number, delivery: MeasuredDelivery): DashboardListFilters => ({
  moment: 'deliveredAt',
  lastDays,
  delivery,
})

/** The list that each figure links to: under these filters it has as many orders as the figure. */
export const dashboardLists = {
  openNow: (): DashboardListFilters => ({ tab: 'open' }),
  onTheWay: (): DashboardListFilters => ({ tab: 'ongoing' }),
  late: (): DashboardListFilters => ({ late: true }),
  needsAction: (): DashboardListFilters => ({ tab: 'attention' }),
  deliveredToday: (): DashboardListFilters => ({ moment: 'deliveredAt', lastDays: 1 }),
  deliveries: (days: number) => delivered(days, 'all'),
  onTimeDeliveries: (days: number) => delivered(days, 'on_time'),
  firstAttemptDeliveries: (days: number) => delivered(days, 'first_attempt'),
  failureReason: (days: number, failureReason: string): DashboardListFilters => ({
    moment: 'failedAt',
    lastDays: days,
    failureReason,
  }),
  volume: (day: string, status: ServiceOrderStatus[]): DashboardListFilters => ({ from: day, to: day, status }),
} as const

export const dashboard = {
  get: endpoint({
    id: 'dashboard.get',
    method: 'GET',
    path: '/v1/dashboard',
    summary: 'Conta a operação agora, e mede as entregas dos últimos dias.',
    query: z.object({
      companyId: z.optional(Id),
      /** The number of days of the period, today included. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90))),
    }),
    response: Dashboard,
    // A manager gets the figures of their companies.
    roles: ['admin', 'manager'],
    errors: ['not_found', 'query_too_slow'],
  }),
}
