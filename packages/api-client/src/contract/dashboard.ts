import * as z from 'zod/mini'
import { described } from './described.ts'
import { endpoint } from './endpoint.ts'
import { Day, Id } from './primitives.ts'
import { ServiceOrderStatus } from './service-order-status.ts'

const count = (description: string) => described(z.int(), description)
const percent = (description: string) => described(z.nullable(z.number()), description)
const minutes = (description: string) => described(z.nullable(z.number()), description)

/** Half of the orders were as fast as `p50`, nine in ten as fast as `p90`. */
const stage = (what: string) =>
  z.object({
    p50: minutes(`Mediana, em minutos corridos, ${what}. Nulo sem entregas.`),
    p90: minutes(`Percentil 90, em minutos corridos, ${what}. Nulo sem entregas.`),
  })

const recent = 'Entregas dos últimos 30 dias, contando hoje, de ordens que ninguém corrigiu à mão.'

/** The operation now. Each order's days are those of its company's time zone. */
export const Dashboard = z.object({
  openNow: count('Ordens Solicitadas, Aguardando coleta ou A caminho da coleta agora.'),
  onTheWay: count('Ordens Coletadas, Em rota ou Em devolução agora.'),
  late: count('Ordens em andamento cujo prazo prometido já passou.'),
  needsAction: count('Ordens da aba Precisa de ação: com falha, em espera, entregues em parte ou atrasadas.'),
  deliveredToday: count('Ordens entregues hoje, até agora.'),
  deliveredYesterdayByNow: count('Ordens entregues ontem até esta mesma hora.'),
  onTimePercent: percent(`${recent} Parte delas entregue até o prazo prometido, de 0 a 100. Nulo sem entregas.`),
  firstAttemptPercent: percent(`${recent} Parte delas entregue sem tentativa sem sucesso, de 0 a 100.`),
  times: z.object({
    requestToCollect: stage(`da solicitação à coleta. ${recent}`),
    collectToDeliver: stage(`da coleta à entrega. ${recent}`),
    requestToDeliver: stage(`da solicitação à entrega. ${recent}`),
  }),
  failureReasons: described(
    z.array(z.object({ reason: z.string(), total: z.int() })),
    'Os cinco motivos mais frequentes das tentativas sem sucesso dos últimos 30 dias, contando hoje.',
  ),
  volume: described(
    z.array(
      z.object({
        day: Day,
        total: z.int(),
        byStatus: z.array(z.object({ status: ServiceOrderStatus, total: z.int() })),
      }),
    ),
    'Ordens criadas em cada um dos últimos 14 dias, do mais antigo a hoje, pelo status que têm agora. Rascunhos contam.',
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
  get: endpoint({
    id: 'dashboard.get',
    method: 'GET',
    path: '/v1/dashboard',
    summary: 'Conta a operação agora.',
    query: z.object({ companyId: z.optional(Id) }),
    response: Dashboard,
    status: 200,
    roles: ['admin'],
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
}
