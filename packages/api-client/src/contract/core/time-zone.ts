import * as z from 'zod/mini'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The states outside Brasília time, with the zone of their capital. */
const stateTimeZones: Readonly<Record<string, string>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

/** Returns the IANA time zone of an address. */
export function getTimeZone({ state, postalCode }: { state: string; postalCode: string }): string {
  // Fernando de Noronha belongs to Pernambuco and is an hour ahead of it.
  if (postalCode.startsWith('53990')) return 'America/Noronha'
  return stateTimeZones[state] ?? 'America/Sao_Paulo'
}

/** Returns the calendar day a number of days after another, `2026-11-20`; an empty text for a text that is no day. */
export function addDays(day: string, days: number): string {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(midnight) ? '' : new Date(midnight + days * 86_400_000).toISOString().slice(0, 10)
}

/** Formats a calendar day for people: `2026-11-20` → `20/11/2026`. */
export const formatFullDay = (day: string): string => day.split('-').reverse().join('/')

/** Formats a time of day for the recipient: `14:00` → `14h`, `14:30` → `14h30`. */
export function formatHour(time: string): string {
  const [hour = '', minute] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** An IANA time zone, such as `America/Manaus`; offsets and abbreviations are rejected. */
export const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+$/, { error: 'Escolha um fuso como America/Sao_Paulo.', abort: true }),
    z.refine(isTimeZone, 'Este fuso não existe. Escolha um como America/Sao_Paulo.'),
  )
