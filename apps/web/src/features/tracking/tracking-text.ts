import {
  createLabels,
  type ServiceOrderStatus,
  type TrackedOrder,
  type TrackingStep,
  type TrackingView,
  withFallback,
} from '@malote/api-client'
import type { StatusHeroTone } from '@malote/ui/delivery'
import { capitalize, formatExpectedTime, formatInstant, isOverdue } from './tracking-times.ts'

/** The summary of an order for its recipient. */
export interface TrackingSummary {
  readonly tone: StatusHeroTone
  readonly title: string
  /** The time, shown in the second largest text size. */
  readonly moment?: string | undefined
  readonly text: string
  /** Whether the status can still change, so that the page refreshes. */
  readonly live: boolean
}

export const stepTitles = createLabels<TrackingStep>({
  requested: 'Pedido recebido',
  accepted: 'Coleta confirmada',
  collected: 'Coletado',
  in_transit: 'Saiu para entrega',
  delivered: 'Entregue',
})

type PublicStatus = Exclude<ServiceOrderStatus, 'draft'>
type StatusText = { tone: StatusHeroTone; title: string; text: string }

/** The text of a status of a later version of the API. */
const laterText: StatusText = { tone: 'progress', title: 'Em andamento', text: 'Atualize a página para saber mais.' }

/** Adds a full stop, unless the text ends with one, as some company names do. */
export const withFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const late = 'Está demorando mais do que o previsto. Pedimos desculpas pela espera.'

/** Milliseconds before a window in which the page requests the presence of the recipient. */
const soonMs = 3_600_000

/** The texts of a courier on the road, by the position of the stop in the route. */
function getRouteText({ delivery }: TrackedOrder, now: string): Pick<StatusText, 'title' | 'text'> {
  const { recipient, stopState, stopsBefore, window } = delivery
  const wait = 'Deixe alguém por perto para receber.'
  if (stopState === 'arrived') return { title: 'Chegamos', text: `Estamos no endereço da entrega. ${wait}` }
  // The courier drives to the first open stop, whose window may be hours or days away.
  const isSoon = !window || Date.parse(window.start) - Date.parse(now) <= soonMs
  if (stopState === 'en_route' && stopsBefore === 0 && isSoon) {
    return {
      title: 'A caminho de você',
      text: `${recipient ? `${recipient}, você` : 'Você'} é a próxima parada. ${wait}`,
    }
  }
  const text = `${recipient ? `${recipient}, seu` : 'O'} pedido já está na rua.`
  if (!stopsBefore) return { title: stepTitles.in_transit, text: isSoon ? `${text} ${wait}` : text }
  const before = stopsBefore === 1 ? 'Há 1 parada antes da sua.' : `Há ${stopsBefore} paradas antes da sua.`
  return { title: stepTitles.in_transit, text: `${text} ${before}` }
}

function getStatusTexts(order: TrackedOrder, now: string): Record<PublicStatus, StatusText> {
  const { company, scheduledFor, delivery, reached, requestKinds } = order
  const collection = scheduledFor && Date.parse(scheduledFor) > Date.parse(now) ? scheduledFor : null
  return {
    requested: {
      tone: 'progress',
      title: stepTitles.requested,
      text: collection
        ? `A coleta está marcada para ${formatInstant(delivery.timeZone, collection, now)}.`
        : withFullStop(`Em breve alguém vai buscar o pedido com ${company}`),
    },
    accepted: { tone: 'progress', title: stepTitles.accepted, text: 'Já sabemos quem vai buscar o pedido.' },
    collecting: {
      tone: 'progress',
      title: 'Indo buscar o pedido',
      text: withFullStop(`Estamos a caminho de ${company}`),
    },
    collected: { tone: 'progress', title: 'Pedido coletado', text: 'Está conosco e logo sai para entrega.' },
    in_transit: { tone: 'progress', ...getRouteText(order, now) },
    delivered: {
      tone: 'done',
      title: stepTitles.delivered,
      text: delivery.receiver ? `Recebido por ${delivery.receiver}.` : 'O pedido chegou.',
    },
    partially_delivered: {
      tone: 'waiting',
      title: 'Entregue em parte',
      text: 'Uma parte chegou; a outra não pôde ser entregue.',
    },
    failed: {
      tone: 'waiting',
      title: reached < 3 ? 'Não conseguimos buscar o pedido' : 'Não conseguimos entregar',
      // Without anything to request, no other attempt follows: the goods of a part that failed return.
      text:
        requestKinds.length > 0
          ? 'Uma nova tentativa será combinada. Se algo precisa mudar, como o complemento ou o horário, avise.'
          : `${withFullStop(`O pedido volta para ${company}`)} Para recebê-lo, fale com quem o enviou.`,
    },
    on_hold: {
      tone: 'waiting',
      title: 'Entrega em espera',
      text: 'Ela está parada por um momento e continua assim que for possível.',
    },
    returning: {
      tone: 'stopped',
      title: 'Voltando a quem enviou',
      text: withFullStop(`O pedido não pôde ser entregue e está voltando para ${company}`),
    },
    returned: { tone: 'stopped', title: 'Devolvido', text: `O pedido voltou para ${company}, que o enviou.` },
    canceled: {
      tone: 'stopped',
      title: 'Entrega cancelada',
      text: withFullStop(`Este pedido não será entregue. Se você ainda o espera, fale com ${company}`),
    },
    expired: {
      tone: 'stopped',
      title: 'Coleta não realizada',
      text: withFullStop(`O pedido não foi buscado no horário marcado. Para um novo horário, fale com ${company}`),
    },
  }
}

/** The regular statuses with a delivery still to come. */
export const openStatuses: readonly ServiceOrderStatus[] = [
  'requested',
  'accepted',
  'collecting',
  'collected',
  'in_transit',
]
/** Whether the courier is at the door: the expected time is over, whatever it was. */
export const isAtTheDoor = ({ status, delivery }: TrackedOrder): boolean =>
  status === 'in_transit' && delivery.stopState === 'arrived'

const over: readonly ServiceOrderStatus[] = ['delivered', 'returned', 'canceled', 'expired']

/** @returns the summary of an order. */
export function getTrackingSummary(order: TrackedOrder, now: string): TrackingSummary {
  const statusText = withFallback(getStatusTexts(order, now), laterText)[
    order.status === 'draft' ? 'requested' : order.status
  ]
  const live = !over.includes(order.status)
  const delivered = order.steps.at(-1)?.at
  if (order.status === 'delivered' && delivered) {
    return { ...statusText, live, moment: capitalize(formatInstant(order.delivery.timeZone, delivered, now)) }
  }
  if (!openStatuses.includes(order.status) || isAtTheDoor(order)) return { ...statusText, live }
  const expected = formatExpectedTime(order, now)
  const moment = expected && capitalize(expected)
  if (!isOverdue(order, now)) return { ...statusText, live, moment }
  const isEstimated = order.delivery.estimatedArrival !== null
  return { ...statusText, live, moment: isEstimated ? moment : expected && `Prevista para ${expected}`, text: late }
}

/** The summaries of pages without an order. */
export const unavailableSummaries: Record<Exclude<TrackingView['status'], 200>, TrackingSummary> = {
  400: {
    tone: 'waiting',
    title: 'Não entendemos o pedido',
    text: 'Nada mudou na sua entrega. Abra o link e tente de novo.',
    live: false,
  },
  404: {
    tone: 'stopped',
    title: 'Não encontramos esta entrega',
    text: 'Confira se o link veio inteiro ou peça outro a quem enviou o pedido.',
    live: false,
  },
  410: {
    tone: 'stopped',
    title: 'Este link não vale mais',
    text: 'A entrega já terminou há algum tempo. Em caso de dúvida, fale com quem enviou o pedido.',
    live: false,
  },
  429: {
    tone: 'waiting',
    title: 'Muitas consultas seguidas',
    text: 'Espere um minuto e atualize a página.',
    live: false,
  },
  500: {
    tone: 'waiting',
    title: 'Algo falhou do nosso lado',
    text: 'Sua entrega continua como estava. Atualize a página em alguns instantes.',
    live: false,
  },
  503: {
    tone: 'waiting',
    title: 'Fora do ar por um momento',
    text: 'Sua entrega continua como estava. Atualize a página em alguns minutos.',
    live: false,
  },
}
