import { addDays, getUsualEnd } from '@malote/api-client'
import { getWeekday } from '../../orders/order/local-time.ts'
import { findDay, removeDocumentDays } from './find-day.ts'
import { businessHours, findDayPart, type Hours, type Now, quarterAfter } from './find-day-part.ts'
import { getSpan, replaceWithSpaces, type Span, takenCharacter, wordPattern } from './message-text.ts'

/** The form values of a window. */
export interface FoundWindow {
  value: { day: string; start: string; end: string }
  spans: Span[]
  certain: boolean
  /** Whether the text states the day. */
  hasDay: boolean
  /** Whether it is certain on another day that the message states. */
  isCertainOnDay: boolean
}

const ofDay = String.raw`\s?(?:da|de) (?:manh[ãa]|tarde|noite|madrugada)`
const suffix = `(?:${ofDay})?`
/** "às três da tarde", "seis horas" of a dictated message. */
const hourWords = ['uma', 'duas', 'tr[êe]s', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze']
const spokenHour = `(?:${hourWords.join('|')})(?: e meia)?`
const noon = 'meio[- ]dia(?: e meia)?'
const hour = String.raw`(?:${noon}|\d{1,2}(?:\s?(?:h|:)\s?\d{2}(?:\s?min)?|\s?(?:horas|hrs|hs|h))?)${suffix}`
const explicitHour = String.raw`(?:${noon}|${spokenHour}(?: horas|(?=${ofDay}))|\d{1,2}(?:\s?:\s?\d{2}|\s?(?:horas|hrs|hs|h)(?:\s?\d{2}(?:\s?min)?)?|(?=${ofDay})))(?:\s?h)?${suffix}`
const endOfHour = String.raw`(?=\s*(?:[,.;!?)\n\u0000]|$)|\s(?:por ?que|pq|que|q|pois|sen[ãa]o|sem falta|el[ea]|na|no|em|pra|para|hoje|hj|amanh[ãa]|t[áa]|ok|obrigad[oa]|valeu)(?![\p{L}]))`
/** "às nove", "até as cinco" without "horas". */
const loneSpokenHour = `${spokenHour}${endOfHour}`
const loneHour = String.raw`\d{1,2}(?=\s*(?:[,.;!?\n\u0000]|$)|\s(?:por ?que|pq|que|q|pois|sen[ãa]o|sem falta|el[ea])(?![\p{L}]))`
const to = String.raw`\s?(?:-|a|às|as|at[ée](?: as| às)?)\s?(?:as |às |o )?`
const between = wordPattern(
  String.raw`(?:(?:entre|das|de) (?:as )?(?<g>${spokenHour}) (?:e|a|at[ée]|às|as) (?:as |às )?(?<h>${spokenHour}(?: horas)?${ofDay}|${loneSpokenHour})|(?:entre|das|de|dàs) (?:as |às )?(?<a>${hour})(?:\s?h)?\s?(?:e|ao?|at[ée]|às|as|-)\s?(?:as |às |o )?(?<b>${hour})(?:\s?h)?|(?<c>${explicitHour})${to}(?<d>${hour})(?:\s?h)?|(?<e>\d{1,2})\s?(?:-(?=\s?${explicitHour})|às|as)\s?(?<f>${explicitHour}|${loneHour}))`,
)
/** Before hours in which a place is open, which are wider than the requested window. */
const opening = /(?<![\p{L}])(?:funciona\p{L}*|abert[oa]|fech\p{L}*|expediente|atend\p{L}*|recebimento)[^\n.;]{0,25}$/iu
const lunchBreak =
  /(?<![\p{L}])(?:almoço|intervalo|pausa)[^\n;.]{0,24}\d(?:[^\n;.]{0,8}\d)*h?|\d{1,2}[^\n;.,]{0,24}(?:almoço|intervalo)/giu
const before = wordPattern(
  `(?:at[ée]|(?:prazo|limite)(?: m[áa]ximo| final)?:?|antes d[ao]s?|no máximo(?: at[ée])?|fech(?:a|am|amos|ando)|encerra(?:m|mos)?)[ \\u0000]+(?:at[ée] )?(?:as |às |o )?(?<time>${explicitHour}|${loneHour}|(?<=[aà]s )${loneSpokenHour})`,
)
const after = wordPattern(
  `(?:(?:depois|dps) d[ao]s?|ap[óo]s|a partir(?: d[ao]s?)?|abre(?:m)?|abrimos) (?:as |às |o )?(?<time>${explicitHour}|${loneHour}|(?<=d?[aà]s )${loneSpokenHour})`,
)
const at = wordPattern(
  `(?<about>lá pelas|por volta das|umas) (?<near>${explicitHour}|${loneHour}|${loneSpokenHour})|(?:às|as) (?<time>${explicitHour}|${loneHour}|(?<=às )${loneSpokenHour})|(?<sole>${explicitHour})`,
)

const otherTime = wordPattern(explicitHour)
/** Words that turn the meaning of the time behind them: "não antes das 14h", "qualquer hora menos das 12h às 13h". */
const negation =
  /(?<![\p{L}])(?:n[ãa]o|nunca|jamais|nem|menos|exceto|salvo|evit(?:ar|e|em))(?![\p{L}])[^\n.,;:!?]{0,40}$/iu
const isNegated = (text: string, { start }: Span): boolean => negation.test(text.slice(0, start))
/** Words before a day on which nothing is delivered: "validade 10/12/2026", "festa dia 12/12". */
const otherOccasion =
  /(?<![\p{L}])(?:valid[ao]|validade|venc(?:e|imento)?|nasc(?:eu|imento)?|fabrica[çc][ãa]o|emiss[ãa]o|emitid[ao]|festa|anivers[áa]rio|casamento|fechad[ao]s?)(?![\p{L}])[^\n,;!?]{0,20}$/iu

/** Before the hours at which the sender is away, and those of a way back: "eu saio 12h", "viajo amanhã cedo", "volta até 12h". */
const ownTime =
  /(?<![\p{L}])(?:viaj(?:o|amos)|saio|chego|embarco|trabalho|volt(?:o|a|ar|am)|retorn(?:o|a|ar))(?![\p{L}])[^\n,.;!?]{0,25}$/iu
/** Before hours that are not agreed: "quem sabe 9h", "talvez às 15h". */
const tentative =
  /(?<![\p{L}])(?:talvez|quem sabe|acho que|se der|se puder|provavelmente|preferencialmente|de prefer[êe]ncia|tipo|mais ou menos)(?![\p{L}])[^\n.;!?\d]{0,25}$/iu
/** Behind hours that are those of one delivery of several: "as outras tanto faz". */
const otherDeliveries = /(?<![\p{L}])(?:(?:as|os) (?:outr[ao]s|demais)|o rest(?:o|ante))(?![\p{L}])/iu

/** `9h`, `9:30`, `9h30`, `2h da tarde`, `meio-dia` → `09:00`… */
function clock(text: string | undefined, isAfternoon = /tarde|noite/i.test(text ?? '')): string | undefined {
  if (!text) return undefined
  if (/^meio/i.test(text)) return /meia/i.test(text) ? '12:30' : '12:00'
  const word = hourWords.findIndex((name) => new RegExp(`^${name}(?![\\p{L}])`, 'iu').test(text))
  if (word >= 0) return clock(`${word + 1}:${/ e meia/i.test(text) ? '30' : '00'}`, isAfternoon)
  const [, hours, minutes] =
    /^(\d{1,2})(?:\s?(?:h|:)\s?(\d{2}))?/i.exec(text.replace(/\s?(?:horas|hrs|hs)/i, 'h')) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes ?? 0) > 59) return undefined
  const shifted = isAfternoon && Number(hours) < 12 ? Number(hours) + 12 : Number(hours)
  return `${String(shifted).padStart(2, '0')}:${minutes ?? '00'}`
}

/** "até as 5", "às três": hours of the night without a part of the day are those of the afternoon. */
function toDaytime(time: string | undefined, written: string | undefined): string | undefined {
  if (!time || time >= '06:00' || /^0|manh|madrugada/i.test(written ?? '')) return time
  return plusHours(time, 12)
}
const plusHours = (time: string, hours: number): string => {
  const sum = Number(time.slice(0, 2)) + hours
  return sum > 23 ? '23:59' : `${String(sum).padStart(2, '0')}${time.slice(2)}`
}

function findRange(text: string): Hours | undefined {
  const range = between.exec(text)
  if (!range?.groups) return undefined
  const { a, b, c, d, e, f, g, h } = range.groups
  const [from, until] = [a ?? c ?? e ?? g, b ?? d ?? f ?? h]
  const end = clock(until)
  // "das 2 às 4 da tarde": the part of the day belongs to both hours.
  const isShared =
    /tarde|noite/i.test(until ?? '') &&
    !/manh/i.test(from ?? '') &&
    (clock(from, false) ?? '') <= (clock(until, false) ?? '')
  const start = clock(from, isShared || undefined)
  if (!start || !end || start === end) return undefined
  // "das 2 às 4" and "das 8 às 5" are hardly in the night, unlike "das 22h às 2h".
  const isOfDay = start < '18:00' && end < '06:00' && toDaytime(end, until) !== end
  return {
    start: (isOfDay && toDaytime(start, from)) || start,
    end: (isOfDay && toDaytime(end, until)) || end,
    span: getSpan(range),
    certain: start >= '06:00' && !isOfDay,
  }
}

/** Hours outside of a part of the day that the text names too are another time: "sábado de manhã. Elevador só até 17h". */
function findHours(text: string, now: Now, isToday: boolean): Hours | undefined {
  const hours = findStatedHours(text, now, isToday)
  if (!hours) return findDayPart(text, now, isToday)
  const part = findDayPart(replaceWithSpaces(text, hours.span), now, isToday)
  const isInside = !part || (hours.start >= part.start && hours.end <= part.end)
  return { ...hours, certain: hours.certain && isInside }
}

function findStatedHours(text: string, { time }: Now, isToday: boolean): Hours | undefined {
  const withoutBreaks = text.replace(lunchBreak, (words) => takenCharacter.repeat(words.length))
  if (withoutBreaks !== text) {
    // "fecha pro almoço das 12 às 13:30": when it is closed.
    const hours = findHours(withoutBreaks, { day: '', time, messageDay: '' }, isToday)
    return hours && { ...hours, certain: false }
  }
  const range = findRange(text)
  if (range) return { ...range, certain: range.certain && !opening.test(text.slice(0, range.span.start)) }
  const until = before.exec(text)
  const writtenEnd = clock(until?.groups?.time)
  const end = toDaytime(writtenEnd, until?.groups?.time)
  const since = after.exec(text)
  const writtenFrom = clock(since?.groups?.time)
  const from = toDaytime(writtenFrom, since?.groups?.time)
  if (until && end && since && from && from < end)
    return {
      start: from,
      end,
      span: joinSpans(getSpan(since), getSpan(until)),
      certain: from >= '06:00' && from === writtenFrom && end === writtenEnd,
    }
  // Read with the meaning of the other word, and left to the user.
  if (until && end && isNegated(text, getSpan(until)))
    return { start: end, end: getUsualEnd(end), span: getSpan(until), certain: false }
  if (since && from && isNegated(text, getSpan(since)))
    return { start: getEarlier('08:00', from), end: from, span: getSpan(since), certain: false }
  if (until && end)
    return {
      start: isToday && time > '08:00' && quarterAfter(time) < end ? quarterAfter(time) : '08:00',
      end,
      span: getSpan(until),
      certain: end > '08:00' && end === writtenEnd,
    }
  if (since && from)
    return {
      start: from,
      end: getUsualEnd(from),
      span: getSpan(since),
      certain: from >= (/manh/i.test(since.groups?.time ?? '') ? '06:00' : '07:00') && from === writtenFrom,
    }
  const sharp = at.exec(text)
  const { about, near, time: exact, sole } = sharp?.groups ?? {}
  const writtenStart = clock(near ?? exact ?? sole)
  const start = toDaytime(writtenStart, near ?? exact ?? sole)
  if (sharp && start)
    return {
      start,
      end: plusHours(start, 1),
      span: getSpan(sharp),
      // "pronto 18h. Retirar às 18h15": of two times, each may be the one.
      // The minute of a ticket is the time at which it was printed; "pac. 14h30 então antes disso".
      certain:
        about === undefined &&
        start >= '06:00' &&
        start === writtenStart &&
        Number(start.slice(3)) % 5 === 0 &&
        !/(?<![\p{L}])antes(?![\p{L}])/iu.test(text) &&
        !at.test(replaceWithSpaces(text, getSpan(sharp))),
    }
  return undefined
}

/** @returns the window on the day of its list: "até 11h" of tomorrow starts in the morning. */
export function moveToDay(window: FoundWindow, day: string, now: Now): FoundWindow {
  const { start, end } = window.value
  const value = { day, start: day > now.day && start === quarterAfter(now.time) ? '08:00' : start, end }
  return { ...window, value, certain: window.certain || (window.isCertainOnDay && day > now.day) }
}

const joinSpans = (one: Span, other: Span): Span => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
})

/**
 * @returns the requested window: "hoje à tarde", "amanhã 9h-12h", "segunda", "até 15h", in the local time of the stop.
 * A window without a day that started already is uncertain, and so is a text with two days.
 */
export function findWindow(written: string, now: Now): FoundWindow | undefined {
  const text = removeDocumentDays(written)
  const day = findDay(text, now.day, now.messageDay)
  // Removes the day, whose digits are not hours.
  const rest = day ? replaceWithSpaces(text, day.span) : text
  const hours = findHours(rest, now, !day || day.day === now.day)
  if (!day && !hours) return undefined
  const other = day && findDay(rest, now.day, now.messageDay)
  const { start, end } = hours ?? {
    start: day?.day === now.day ? '' : businessHours[0],
    end: day?.day === now.day ? '' : businessHours[1],
  }
  // Without a day the next occurrence of the time is meant.
  const date = day?.day ?? (end > now.time || end < start ? now.day : addDays(now.day, 1))
  const value = start
    ? { day: date, start, end }
    : { day: date, start: getLater('08:00', quarterAfter(now.time)), end: lateEnd(now.time) }
  const isAhead = value.day > now.day || (value.day === now.day && value.end > now.time)
  const isStarted = value.day === now.day && value.start < now.time
  // The usual hours of a day without any are a guess.
  const isCertainOnDay =
    (hours?.certain ?? false) &&
    !(hours && isNegated(rest, hours.span)) &&
    ![day, hours].some((part) => part && ownTime.test(text.slice(0, part.span.start))) &&
    !(hours && tentative.test(rest.slice(0, hours.span.start))) &&
    !(hours && otherDeliveries.test(rest.slice(hours.span.end))) &&
    // "das 9h às 12h, ela sai às 11h": another time may be the one.
    !(hours && otherTime.test(replaceWithSpaces(rest, hours.span)))
  return {
    value,
    hasDay: day !== undefined,
    isCertainOnDay,
    spans: [...(day ? [day.span] : []), ...(hours ? [hours.span] : [])].sort((one, next) => one.start - next.start),
    certain:
      (day?.certain ?? (date === now.day && !isStarted)) &&
      isCertainOnDay &&
      !(day && (isNegated(text, day.span) || otherOccasion.test(text.slice(0, day.span.start)))) &&
      isAhead &&
      (!other || other.day === day?.day || (other.isWeekday === true && getWeekday(other.day) === getWeekday(date))),
  }
}

const getEarlier = (one: string, other: string): string => (one < other ? one : other)
const getLater = (one: string, other: string): string => (one > other ? one : other)
const lateEnd = (time: string): string => (time < '17:00' ? '18:00' : '23:00')
