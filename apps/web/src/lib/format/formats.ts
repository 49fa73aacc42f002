/** Formats instants, days, money and counts in pt-BR and in the viewer's time zone. */

import { getViewerZone } from './time-zone.ts'

export { formatFullDay } from '@malote/api-client'

/** @returns a function that formats instants; it keeps a formatter for each time zone, because creating one is slow. */
export function inViewerZone(options: Intl.DateTimeFormatOptions): (instant: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (instant) => {
    const timeZone = getViewerZone()
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('pt-BR', { ...options, timeZone })
    formats.set(timeZone, format)
    return format.format(new Date(instant)).replace(', ', ' ')
  }
}

const dayFormat = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', timeZone: 'UTC' })
const moneyFormat = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const countFormat = new Intl.NumberFormat('pt-BR')
const listFormat = new Intl.ListFormat('pt-BR')

/** `20/11/2026 09:00` */
export const formatDateTime = inViewerZone({ dateStyle: 'short', timeStyle: 'short' })

/** `20/11 09:00`, for columns and badges. */
export const formatShortDateTime = inViewerZone({
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** A calendar day without a time: `2026-11-20` → `20/11`. */
export const formatDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** Integer cents → `R$ 1.234,56` */
export const formatCents = (cents: number): string => moneyFormat.format(cents / 100)

/** `Foto, Assinatura e PIN`; nothing for no items. */
export const formatList = (items: readonly string[]): string => listFormat.format(items)

/** `12.345` */
export const formatCount = (count: number): string => countFormat.format(count)

/** `12,3`: rounded to a tenth. */
export const formatTenths = (value: number): string => formatCount(Math.round(value * 10) / 10)

/** Grams → `12,5 kg` */
export const formatWeight = (grams: number): string => `${formatCount(grams / 1000)} kg`

/** `1 linha`, `1.200 linhas` */
export const formatAmount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

/** `1 ordem`, `1.200 ordens` */
export const formatOrderCount = (count: number): string => formatAmount(count, 'ordem', 'ordens')

const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** From 0 to 100: `96,2%` */
export const formatPercent = (percent: number): string => `${percentFormat.format(percent)}%`

/** `1 h 35 min`, `2 d 4 h`: the two largest units. */
export function formatMinutes(minutes: number): string {
  const rounded = Math.round(minutes)
  const [days, hours, rest] = [Math.floor(rounded / 1440), Math.floor((rounded % 1440) / 60), rounded % 60]
  const [first, second] = days > 0 ? [`${days} d`, `${hours} h`] : [hours > 0 && `${hours} h`, `${rest} min`]
  return [first, second].filter((part) => part && !(first && part.startsWith('0 '))).join(' ')
}
