import {
  getTimeZone,
  type Role,
  reopenMinutes,
  type ServiceOrder,
  type ServiceOrderAction,
  type ServiceOrderStatus,
  type Stop,
  type TransitionRequirement,
  withFallback,
} from '@malote/api-client'

/** The next step of an order: what happens, who acts, and the deadline. */
export interface NextStep {
  description: string
  /** Who acts, "Você" when it is the reader; null when no action is pending. */
  actor: string | null
  /** The deadline with its label and the time zone of its stop. */
  deadline: { label: string; at: string; zone: string } | null
}

/** The user who reads the page. */
export interface Reader {
  id: string
  role: Role
}

const team = 'Equipe de entregas'
const managers = 'Gestor da empresa ou administrador'
const you = 'Você'

/** The meaning of each status for the requester. */
export const statusMeanings = withFallback<ServiceOrderStatus, string>(
  {
    draft: 'O rascunho ainda não foi solicitado. Confira os dados e solicite a entrega.',
    requested: 'A operação vai aceitar a ordem e definir quem coleta.',
    accepted: 'O responsável sai para a coleta.',
    collecting: 'O responsável está a caminho da coleta.',
    collected: 'A carga foi coletada e segue para a entrega.',
    in_transit: 'A carga está em rota até quem recebe.',
    delivered: 'Tudo certo: a entrega foi concluída.',
    partially_delivered: 'Parte da carga não foi entregue. Inicie a devolução do que sobrou.',
    failed: 'Decida entre tentar de novo, reagendar ou devolver.',
    on_hold: 'O prazo está pausado até alguém retomar a ordem.',
    returning: 'A carga está voltando para a origem.',
    returned: 'A carga voltou para a origem.',
    canceled: `A ordem foi cancelada. Quem cancelou pode reabri-la por ${reopenMinutes} minutos; um administrador, por 24 horas.`,
    expired: 'A janela terminou sem aceite. Um gestor pode reagendar.',
  },
  'Atualize a página para saber mais.',
)

/** The next task of the assignee. */
const assigneeTasks: Partial<Record<ServiceOrderStatus, string>> = {
  accepted: 'Saia para a coleta.',
  collecting: 'Vá até a coleta e confirme quando estiver com a carga.',
  collected: 'Inicie a rota quando sair para a entrega.',
  in_transit: 'Leve a carga até quem recebe e conclua a entrega.',
  returning: 'Leve de volta ao local da coleta o que não foi entregue e confirme a devolução.',
}

/** The meaning of each status of an order that was delivered in part. */
const partlyDelivered: Partial<Record<ServiceOrderStatus, string>> = {
  returning: 'O que não foi entregue está voltando para a origem.',
  returned: 'O que não foi entregue voltou para a origem.',
}

/** The text for operators where the company decides, or where the order has no assignee yet. */
const operatorTasks: Partial<Record<ServiceOrderStatus, string>> = {
  requested: 'Aceite a ordem para ficar com ela.',
  partially_delivered: 'Aguarde: a empresa vai autorizar a devolução.',
  failed: 'Tente de novo, ou aguarde: a empresa decide entre reagendar e devolver.',
  on_hold: 'O prazo está pausado. Aguarde: a empresa vai retomar a ordem.',
  expired: 'A janela terminou sem aceite. Aguarde: a empresa pode reagendar.',
}

const adminTasks: Partial<Record<ServiceOrderStatus, string>> = {
  requested: 'Aceite a ordem e defina quem coleta.',
}

const hours = 3_600_000

/** @returns the "E agora?" of an order, addressed to its reader. */
export function getNextStep(order: ServiceOrder, reader: Reader): NextStep {
  return { description: getDescription(order, reader), actor: getActor(order, reader), deadline: getDeadline(order) }
}

const isAssignee = ({ assignee }: ServiceOrder, { id }: Reader): boolean => assignee?.id === id

const isDropoffIn = (order: ServiceOrder, expected: Stop['state']): boolean =>
  order.stops.some(({ kind, state }) => kind === 'dropoff' && state === expected)

function getMeaning(order: ServiceOrder): string {
  const { status } = order
  if (status === 'in_transit' && isDropoffIn(order, 'arrived')) return 'O responsável está no local da entrega.'
  return (isDropoffIn(order, 'completed') ? partlyDelivered[status] : undefined) ?? statusMeanings[status]
}

function getDescription(order: ServiceOrder, reader: Reader): string {
  const { status } = order
  const task =
    (isAssignee(order, reader) ? assigneeTasks[status] : undefined) ??
    (reader.role === 'operator' ? operatorTasks[status] : undefined) ??
    (reader.role === 'admin' ? adminTasks[status] : undefined)
  return task ?? getMeaning(order)
}

function getActor(order: ServiceOrder, reader: Reader): string | null {
  const { status, assignee, requestedBy } = order
  const isProvider = reader.role !== 'manager'
  switch (status) {
    case 'draft':
      return requestedBy?.id === reader.id ? you : (requestedBy?.name ?? 'Quem escreveu o rascunho')
    case 'requested':
      return isProvider ? you : team
    case 'accepted':
    case 'collecting':
    case 'collected':
    case 'in_transit':
    case 'returning':
      return isAssignee(order, reader) ? you : (assignee?.name ?? team)
    case 'failed':
      return `${team} ou gestor da empresa`
    case 'partially_delivered':
    case 'on_hold':
    case 'expired':
      return reader.role === 'operator' ? managers : you
    default:
      return null
  }
}

function getDeadline(order: ServiceOrder): NextStep['deadline'] {
  const collection = order.stops.find(({ kind }) => kind === 'pickup')
  const pickup = collection?.window?.end
  const open = order.stops.filter(
    ({ kind, state }) => kind === 'dropoff' && state !== 'completed' && state !== 'failed',
  )
  const getEnd = ({ window }: Stop): number => (window ? Date.parse(window.end) : Number.POSITIVE_INFINITY)
  const first = open.toSorted((a, b) => getEnd(a) - getEnd(b))[0]
  const dropoff = first?.window?.end
  const moment = (label: string, at: string | null | undefined, stop = first ?? order.stops.at(-1)) =>
    at && stop ? { label, at, zone: getTimeZone(stop.address) } : null
  switch (order.status) {
    case 'requested':
      // Without a pickup window only the delivery has a deadline.
      return pickup ? moment('Aceitar até', pickup, collection) : moment('Entregar até', dropoff ?? order.promisedAt)
    case 'accepted':
    case 'collecting':
      return pickup ? moment('Coletar até', pickup, collection) : moment('Entregar até', dropoff ?? order.promisedAt)
    case 'collected':
    case 'in_transit':
      return moment('Entregar até', dropoff ?? order.promisedAt)
    case 'failed':
      return moment('Prazo da entrega', order.promisedAt)
    case 'canceled':
      return order.canceledAt
        ? moment('Reabrir até', new Date(Date.parse(order.canceledAt) + 24 * hours).toISOString())
        : null
    default:
      return null
  }
}

/** @returns the requirements that the user must enter: only admins select an assignee, the others become it. */
export const getEnteredRequirements = (requires: readonly TransitionRequirement[], role: Role) =>
  requires.filter((need) => need !== 'assignee' || role === 'admin')

/** Steps that need a confirmation even without requirements. */
const confirmedSteps: ReadonlySet<string> = new Set(['canceled', 'returning'])

/** Whether the user enters or confirms something before the step is taken. */
export const needsDialog = ({ to, requires, chargeable }: ServiceOrderAction, role: Role): boolean =>
  getEnteredRequirements(requires, role).length > 0 || chargeable || confirmedSteps.has(to)
