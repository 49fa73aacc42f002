import type { Role, ServiceOrder, ServiceOrderStatus, TransitionRequirement } from '@malote/api-client'

/** What an order waits for: what happens, who acts, and until when. */
export interface NextStep {
  what: string
  /** Who acts; null when nobody has to any more. */
  who: string | null
  /** The moment by which it should be done, and how it is called. */
  until: { label: string; at: string } | null
}

const team = 'Equipe de entregas'
const managers = 'Gestor da empresa ou administrador'

/** What each status means for whoever waits. */
export const whats: Record<ServiceOrderStatus, string> = {
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
  canceled: 'A ordem foi cancelada. Um administrador pode reabri-la em até 24 horas.',
  expired: 'A janela terminou sem aceite. Um gestor pode reagendar.',
}

const hours = 3_600_000

/** "E agora?" of an order. */
export function nextStepOf(order: ServiceOrder): NextStep {
  return { what: whats[order.status], who: whoActs(order), until: untilWhen(order) }
}

function whoActs({ status, assignee, requestedBy }: ServiceOrder): string | null {
  switch (status) {
    case 'draft':
      return requestedBy?.name ?? 'Quem escreveu o rascunho'
    case 'requested':
      return team
    case 'accepted':
    case 'collecting':
    case 'collected':
    case 'in_transit':
    case 'returning':
      return assignee?.name ?? team
    case 'failed':
      return `${team} ou gestor da empresa`
    case 'partially_delivered':
    case 'on_hold':
    case 'expired':
      return managers
    default:
      return null
  }
}

function untilWhen(order: ServiceOrder): NextStep['until'] {
  const pickup = order.stops.find(({ kind }) => kind === 'pickup')?.window?.end
  const open = order.stops.filter(
    ({ kind, state }) => kind === 'dropoff' && state !== 'completed' && state !== 'failed',
  )
  const dropoff = open.flatMap(({ window }) => window?.end ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b))[0]
  const moment = (label: string, at: string | null | undefined) => (at ? { label, at } : null)
  switch (order.status) {
    case 'requested':
      return moment('Aceitar até', pickup ?? order.promisedAt)
    case 'accepted':
    case 'collecting':
      return moment('Coletar até', pickup ?? order.promisedAt)
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

/** What is asked of a person: whoever takes an order on without being an admin does it themselves. */
export const askedOf = (requires: readonly TransitionRequirement[], role: Role) =>
  requires.filter((need) => need !== 'assignee' || role === 'admin')
