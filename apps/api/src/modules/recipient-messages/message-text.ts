import {
  defaultRecipientMessages,
  fillRecipientMessage,
  formatHour,
  type RecipientMessageKind,
  type RecipientMessageValues,
  type TimeWindow,
} from '@malote/api-client/contract'
import { getFirstName } from '../../domain/first-name.ts'
import { getStoredZone } from '../../platform/db/addresses.ts'
import type { MessageToSendRow } from './recipient-messages.sql.ts'

/** E-mails are stored until they are sent, without the PIN: the outbox fills this in. */
const secretMarker = '{{secret}}'

/** The subjects of e-mails. */
const subjects: Record<RecipientMessageKind, (company: string) => string> = {
  scheduled: (company) => `Entrega de ${company} agendada`,
  departed: (company) => `Sua entrega de ${company} saiu`,
  approaching: (company) => `Sua entrega de ${company} está chegando`,
  delivered: (company) => `Entrega de ${company} concluída`,
  failed: (company) => `Não conseguimos concluir a entrega de ${company}`,
}

/** Returns the template of a message: the stored one, or the default. */
export const getTemplate = ({ kind, templates }: MessageToSendRow) =>
  templates?.[kind] ?? defaultRecipientMessages[kind]

const carriesPin: ReadonlySet<RecipientMessageKind> = new Set(['departed', 'approaching'])

/** Returns the PIN that a message must contain; null when it must contain none. */
export const getPin = ({ kind, pin }: MessageToSendRow): string | null => (carriesPin.has(kind) ? pin : null)

interface MessageInput {
  /** The URL of the tracking page. */
  readonly link: string
  /** The estimated arrival at the stop. */
  readonly arrival: TimeWindow | null
  readonly now: Date
}

/** Formats a message as one text. */
export function formatText(row: MessageToSendRow, input: MessageInput): string {
  const values = { ...toValues(row, input), link: input.link, pin: getPin(row) ?? '' }
  return fillRecipientMessage(getTemplate(row).text, values)
}

/** Formats a message as an e-mail, in which the link is a button. */
export function formatEmail(row: MessageToSendRow, input: MessageInput): { subject: string; body: string } {
  const marker = '\u0000'
  const pin = getPin(row) === null ? '' : secretMarker
  const text = fillRecipientMessage(getTemplate(row).text, { ...toValues(row, input), link: marker, pin })
  const [before = '', ...after] = text.split(marker).map((part) => part.trim())
  const parts = [before, `Acompanhar a entrega:\n${input.link}`, after.filter(Boolean).join(' ')]
  const company = toValues(row, input).empresa
  return { subject: subjects[row.kind](company), body: parts.filter(Boolean).join('\n\n') }
}

function toValues(row: MessageToSendRow, input: MessageInput): Omit<RecipientMessageValues, 'link' | 'pin'> {
  return {
    nome: getFirstName(row.contact_name) ?? 'destinatário',
    empresa: row.company_name.replace(/\s+/g, ' ').slice(0, 80),
    previsao: formatExpected(row, input),
  }
}

/** The estimated arrival, or else the window of the stop, or the promised time; in the local time of the stop. */
function formatExpected(row: MessageToSendRow, { arrival, now }: MessageInput): string {
  const timeZone = getStoredZone(row)
  const day = (moment: Date) => moment.toLocaleDateString('pt-BR', { timeZone, day: '2-digit', month: '2-digit' })
  const time = (moment: Date) =>
    formatHour(moment.toLocaleTimeString('pt-BR', { timeZone, hour: '2-digit', minute: '2-digit' }))
  const name = (moment: Date) => (day(moment) === day(now) ? 'hoje' : day(moment))
  const start = arrival ? new Date(arrival.start) : row.window_start
  const end = arrival ? new Date(arrival.end) : row.window_end
  const promised = row.promised_at
  if (start && end) return `${name(start)}, das ${time(start)} às ${time(end)}`
  return promised && promised > now ? `${name(promised)}, até ${time(promised)}` : 'o quanto antes'
}
