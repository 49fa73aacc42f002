import { hoursOfDayPart } from '@malote/api-client'
import { getSpan, replaceWithSpaces, type Span, wordPattern } from './message-text.ts'

/** The local time of the reader, and the day of the message. */
export interface Now {
  day: string
  time: string
  messageDay: string
}

/** Hours of a day, with their words. */
export interface Hours {
  start: string
  end: string
  span: Span
  certain: boolean
}

const { morning, afternoon, evening, business } = hoursOfDayPart
/** The hours of a day without any. */
export const businessHours = business
const parts = { manhã: morning, tarde: afternoon, noite: evening } as const
const partNames = 'manh[ãa](?:zinha)?|tard(?:e|inha|ezinha)|noit(?:e|inha)'
/**
 * "de manhã", "à tarde" and "hoje tarde", but not "cesta da manhã", "chá da tarde" and "boa tarde". The blanked day is
 * a row of zero characters.
 */
const dayPart = wordPattern(
  String.raw`(?:(?:de|d|pela|na|à|a|parte da|per[íi]odo da|turno da) |(?<=(?:\u0000[ ,(]{0,2}|^[\s\u0000]*|feira ))(?:da )?)(?<part>${partNames})|(?<early>ced(?:o|inho))|(?<lunch>(?:depois|dps|ap[óo]s) d?o almo[çc]o)|(?<beforeLunch>antes do almo[çc]o)|(?<any>hor[áa]rio comercial|(?:qualquer|qualqu?er|qlqr?|qqr?) hor(?:a|[áa]rio)(?! d[ao])|o dia (?:todo|inteiro)|durante o dia)|(?<=[:,]\s*)(?<bare>${partNames})(?=\s*(?:[,.;\n]|$))`,
)
/** Parts of a part of the day: what people mean by them differs, so they are uncertain. */
const vagueParts: readonly (readonly [RegExp, string, string])[] = [
  [wordPattern('(?:fim|final|finalzinho|fimzinho) d[aeo] (?:tarde|dia|expediente)'), '16:00', '18:00'],
  [wordPattern('(?:in[íi]cio|come[çc]o|comecinho) da tarde'), '13:00', '15:00'],
  [wordPattern('meio da tarde'), '14:00', '16:00'],
  [
    wordPattern(
      '(?:in[íi]cio|come[çc]o|comecinho) d(?:a manh[ãa]|o dia)|primeir[ao] hor[áa](?:rio)?(?: d[ao] (?:manh[ãa]|dia))?',
    ),
    '08:00',
    '10:00',
  ],
  [wordPattern('meio da manh[ãa]'), '09:00', '11:00'],
  [wordPattern('(?:fim|final|finalzinho) da manh[ãa]'), '10:00', '12:00'],
  [wordPattern('(?:n[ao] )?hor(?:a|[áa]rio) d[eo] almo[çc]o'), '12:00', '14:00'],
  [wordPattern('(?:in[íi]cio|come[çc]o) da noite'), '18:00', '20:00'],
]

/** "sai depois do almoço": the time at which a person is away. */
const absence = /(?<![\p{L}])(?:sa(?:i|em|io)|fech\p{L}*|cheg\p{L}*|volt\p{L}*)(?![\p{L}])[^\n,.;]{0,20}$/iu

function findVaguePart(text: string): Hours | undefined {
  for (const [pattern, start, end] of vagueParts) {
    const match = pattern.exec(text)
    if (match) return { start, end, span: getSpan(match), certain: false }
  }
  return undefined
}

/** @returns the hours of "de manhã", "depois do almoço" and "qualquer horário", and for less certain those of "fim da tarde". */
export function findDayPart(text: string, { time }: Now, isToday: boolean): Hours | undefined {
  const vague = findVaguePart(text)
  if (vague) return vague
  const match = dayPart.exec(text)
  if (!match?.groups) return undefined
  const { part, bare, lunch, any } = match.groups
  const word = (part ?? bare ?? (lunch ? 'tarde' : 'manhã')).toLowerCase()
  const [start, end] = any ? business : parts[word.startsWith('m') ? 'manhã' : word.startsWith('t') ? 'tarde' : 'noite']
  const other = dayPart.exec(replaceWithSpaces(text, getSpan(match)))
  return {
    start: any && isToday && time > start && time < end ? quarterAfter(time) : start,
    end,
    span: getSpan(match),
    // "de manhã ou à tarde"
    certain:
      !absence.test(text.slice(0, match.index)) &&
      (!other || other[0].toLowerCase().endsWith(match[0].slice(-4).toLowerCase())),
  }
}

/** @returns the next quarter of an hour behind a time of the day. */
export function quarterAfter(time: string): string {
  const minutes = Math.ceil((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 1) / 15) * 15
  return minutes >= 1440
    ? '23:59'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
