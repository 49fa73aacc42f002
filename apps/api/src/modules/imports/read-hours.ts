import { getUsualEnd, hoursOfDayPart } from '@malote/api-client/contract'
import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'

/** The hours of a window, in milliseconds since midnight. */
export interface Hours {
  readonly start: number
  readonly end: number
}

const { morning, afternoon, evening, business } = hoursOfDayPart

/** Words for parts of the day, in the form of `normalizeHeader` without "de", "pela" and "período". */
const dayParts: Readonly<Record<string, readonly [start: string, end: string]>> = {
  manha: morning,
  matutino: morning,
  tarde: afternoon,
  vespertino: afternoon,
  noite: evening,
  noturno: evening,
  comercial: business,
  horariocomercial: business,
  diatodo: business,
  odiatodo: business,
  diainteiro: business,
  integral: business,
  qualquerhora: business,
  qualquerhorario: business,
}
const beforeDayPart =
  /^(?:(?:periodo|turno|parte|horario)(?:d[aeo])?|pela|pelo|d[aeo]|n[ao]|a)(?=manha|tarde|noite|matutino|vespertino|noturno|comercial|integral)/

const clock = String.raw`(\d{1,2})(?:\s*[:h.]\s*(\d{2})(?::\d{2})?)?\s*(?:(?:h(?:s|rs|oras)?|horas)(?![a-z]))?\.?(?:\s*([ap])\.?m\.?)?`
const to = String.raw`\s*(?:[-–—~]|\/(?=\s*\d{1,2}\s*[:h])|(?<=\s)(?:a|à|e|to)(?=\s)|at[ée]|às?|as)\s*(?:(?:as|às?|o)\s+)?`
const range = new RegExp(`^(?:(?:das?|de|entre|from)\\s+)?(?:(?:as|às)\\s+)?${clock}${to}${clock}$`, 'i')
const until = new RegExp(`^(?:at[ée]|antes d[ae]s?)\\s+(?:as\\s+|às\\s+|o\\s+)?${clock}$`, 'i')
const since = new RegExp(`^(?:ap[óo]s|depois d[ae]s?|a partir d[ae]s?|desde)\\s+(?:as\\s+|às\\s+|o\\s+)?${clock}$`, 'i')

/** A longer text is no hours; it would also need more time. */
const longestHours = 60

const toMilliseconds = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000

/** @returns `HH:MM`; undefined for a time that does not exist. */
function toTime(hour = '', minute = '00', half: string | undefined): string | undefined {
  const isTwelveHours = half !== undefined
  if (Number(hour) > (isTwelveHours ? 12 : 23) || Number(minute) > 59) return undefined
  const hours = isTwelveHours ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

function findTimes(text: string): readonly [start: string | undefined, end: string | undefined] | undefined {
  const [, hour, minute, half, endHour, endMinute, endHalf] = range.exec(text) ?? []
  if (hour !== undefined) return [toTime(hour, minute, half ?? endHalf), toTime(endHour, endMinute, endHalf ?? half)]
  const [, lastHour, lastMinute, lastHalf] = until.exec(text) ?? []
  if (lastHour !== undefined) return [business[0], toTime(lastHour, lastMinute, lastHalf)]
  const [, firstHour, firstMinute, firstHalf] = since.exec(text) ?? []
  const start = firstHour === undefined ? undefined : toTime(firstHour, firstMinute, firstHalf)
  if (start !== undefined) return [start, getUsualEnd(start)]
  return dayParts[normalizeHeader(text).replace(beforeDayPart, '')]
}

const singleTime = new RegExp(`^${clock}$`, 'i')
/** A time as it is written within a text: without a minute it needs its sign. */
const writtenTime = /\d{1,2}\s*[:h]\s*\d{2}|\d{1,2}\s*(?:h|horas?)(?![a-z\d])/i

/**
 * Explains what is wrong with a text in the form of a time or of hours: a time that no day has, or an end before the start.
 *
 * @returns undefined for another text.
 */
export function explainHours(text: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length > longestHours) return undefined
  const [, hour, minute, half] = singleTime.exec(plain) ?? []
  if (hour !== undefined)
    return writtenTime.test(plain) && toTime(hour, minute, half) === undefined
      ? `Este horário não existe: ${plain}.`
      : undefined
  const times = range.test(plain) || until.test(plain) || since.test(plain) ? findTimes(plain) : undefined
  if (!times) return undefined
  const [start, end] = times
  if (start === undefined || end === undefined) return `Este horário não existe: ${plain}.`
  return start < end ? undefined : `O fim deve ser depois do início: ${plain}.`
}

/**
 * Reads the hours of a window as people write them in one cell: "14h às 18h", "08:00-12:00", "entre 9 e 11h30", "até 17h", "manhã".
 *
 * @returns undefined for another text, for one hour without another, and for hours of which the end is not after the start.
 */
export function readHours(text: string): Hours | undefined {
  const plain = text.replace(/\s+/g, ' ').trim()
  const [start, end] = (plain.length <= longestHours ? findTimes(plain) : undefined) ?? []
  return start !== undefined && end !== undefined && start < end
    ? { start: toMilliseconds(start), end: toMilliseconds(end) }
    : undefined
}
