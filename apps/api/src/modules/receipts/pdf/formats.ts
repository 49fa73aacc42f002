import { getTimeZone, type Stop } from '@malote/api-client/contract'
import { formatMoment as formatZonedMoment } from '../../../domain/time-zone.ts'

/** Times without a stop are in the time zone of Brasília, which the document states. */
const defaultZone = 'America/Sao_Paulo'

const getZone = (stop?: Stop): string => (stop ? getTimeZone(stop.address) : defaultZone)

/** `20/11/2026 14:32`, in the local time of a stop. */
export const formatMoment = (at: string, stop?: Stop): string => formatZonedMoment(new Date(at), getZone(stop))

/** `20/11/2026 14:32:08`, in the local time of a stop. */
export const formatSecond = (at: string, stop?: Stop): string =>
  formatZonedMoment(new Date(at), getZone(stop), 'medium')

/** `20/11/2026 09:00 – 12:00`, in the local time of a stop. */
export function formatWindow({ start, end }: { start: string; end: string }, stop: Stop): string {
  const [from, until] = [formatMoment(start, stop), formatMoment(end, stop)]
  const sameDay = from.slice(0, 10) === until.slice(0, 10)
  return `${from} – ${sameDay ? until.slice(11) : until}`
}

const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** Integer cents → `R$ 1.234,56` */
export const formatMoney = (cents: number): string => moneyFormat.format(cents / 100)
