import * as z from 'zod/mini'
import { toPlainText } from './plain-text.ts'

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

/**
 * The municipalities that have another time than the capital of their state: Fernando de Noronha, and those of Amazonas
 * whose seat is west of the line from Tabatinga to Porto Acre (Lei 12.876/2013).
 */
const municipalTimeZones: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PE: { 'fernando de noronha': 'America/Noronha' },
  AM: {
    'atalaia do norte': 'America/Eirunepe',
    'benjamin constant': 'America/Eirunepe',
    eirunepe: 'America/Eirunepe',
    envira: 'America/Eirunepe',
    guajara: 'America/Eirunepe',
    ipixuna: 'America/Eirunepe',
  },
}

interface ZonedPlace {
  /** The federative unit: `AM`. */
  readonly state: string
  /** The municipality, in any letters: `Eirunepé`. Without it the zone is that of the capital, as in release 1.0.0. */
  readonly city?: string | undefined
  /** Digits. Lists have places without it. */
  readonly postalCode?: string | undefined
}

/** Returns the IANA time zone of an address, or of a place of which the municipality is known. */
export function getTimeZone({ state, city, postalCode }: ZonedPlace): string {
  if (postalCode?.startsWith('53990')) return 'America/Noronha'
  return municipalTimeZones[state]?.[toPlainText(city?.trim() ?? '')] ?? stateTimeZones[state] ?? 'America/Sao_Paulo'
}

/** The names of zones that people call otherwise than the last part of their id. */
const timeZoneNames: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Cuiaba': 'Cuiabá',
  'America/Eirunepe': 'Eirunepé',
  'America/Noronha': 'Fernando de Noronha',
}

/** Names a time zone for people: `America/Boa_Vista` → `Boa Vista`. */
export const getTimeZoneName = (zone: string): string =>
  timeZoneNames[zone] ?? zone.replace(/^.*\//, '').replaceAll('_', ' ')

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
