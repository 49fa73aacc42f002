import { addDays } from '@malote/api-client'
import { getWeekday } from '../../orders/order/local-time.ts'
import { getSpan, type Span, wordPattern } from './message-text.ts'

export interface FoundDay {
  day: string
  span: Span
  certain: boolean
  /** Whether it is a day of the week, which another date of the text may state too: "28/11 (sábado)". */
  isWeekday?: boolean
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
/** The first three letters of each month. */
export const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const fullMonths = 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'

const relativeDay = wordPattern(
  'depois de amanh[ãa](?! n[ãa]o)|(?<!depois de )amanh[ãa](?! n[ãa]o)|(?:hoje|hj)(?: mesmo| ainda)?(?! n[ãa]o)|ainda (?:hoje|hj)',
)
const namedMonth = wordPattern(
  String.raw`(?:dia )?(?<d>[0-3]?\d)º? ?(?:de |\/ ?|-)?(?<month>${fullMonths}|${months.join('|')})(?: ?(?:de |\/) ?(?<y>\d{4}))?`,
)
const numberedDate = wordPattern(
  String.raw`(?:dia )?(?<d>[0-3]?\d)\/(?<m>[01]?\d)(?:\/(?<y>\d{4}|\d{2}))?|dia (?<only>[0-3]?\d)`,
)
/** "05.12.2026", "05-12-26", and "2026-12-05" of exports. Without a year they may be numbers. */
const datesWithYear = [
  wordPattern(
    String.raw`(?<![.-])(?:dia )?(?<d>[0-3]?\d)(?<sign>[.-])(?<m>[01]?\d)\k<sign>(?<y>\d{4}|\d{2})(?![.-]\d)`,
  ),
  wordPattern(String.raw`(?<![.-])(?<y>\d{4})-(?<m>[01]\d)-(?<d>[0-3]\d)(?!-)`),
]
const ordinal = String.raw`(?<ordinal>[2-6])(?:[ªa] ?(?:-feira|feira|f(?![\p{L}]))|ª(?! ?[\p{L}:)]))`
/** "sab até meio-dia", but not "seg a sex", which are hours of a business. */
const shortWeekdays = String.raw`(?:seg|qua|qui|sex|s[áa]b)(?![\p{L}])(?! ?(?:a|à|-|e|ao) ?(?:s[áa]b|sex|dom))`
const weekday = wordPattern(
  `(?:n?est[ae] |próxim[ao] |proxim[ao] |n[ao] )?(?:(?<name>${weekdays.join('|').replace('segunda', 'segunda(?! (?:é|entrega|parada|via|vai|fica))')}|terca|sabado|${shortWeekdays})(?:-feira| feira)?|${ordinal})(?<next> que vem| da semana que vem| da próxima semana)?(?:,? (?:dia )?(?<date>2[5-9]|3[01]|\\d{1,2}(?! (?:hs|horas|às|as|a|e) ))(?!\\s?[h:/.]|\\d))?`,
)

/** "EMISSÃO: 16/11/2026 09:41", "Pago em 17 nov 22:14": when a document was made. */
const documentDay = new RegExp(
  String.raw`(?<![\p{L}])(?:emiss[ãa]o|emitid[ao]s?(?: em)?|(?:pag[oa]|faturad[oa]|gerad[oa]|impress[oa]|criad[oa]|realizad[oa]) em|data d[aeo] (?:pedido|compra|emiss[ãa]o|venda))[^\p{L}\d\n]{0,6}\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d{2,4})?| (?:de )?(?:${months.join('|')})\p{L}*\.?(?: (?:de )?\d{4})?)(?:[ ,às]{1,5}\d{1,2}[:h]\d{2}(?::\d{2})?)?`,
  'giu',
)
/** @returns the text without the days on which its documents were made, so that positions stay the same. */
export const removeDocumentDays = (text: string): string =>
  text.replace(documentDay, (words) => ' '.repeat(words.length))

/**
 * @param today - the day of the reader.
 * @param base - the day of the message, which "amanhã" refers to.
 * @returns the day of a text, without those of documents: "amanhã", "30 de novembro", "dia 25", "2ª feira".
 */
export function findDay(written: string, today: string, base: string): FoundDay | undefined {
  const text = removeDocumentDays(written)
  const relative = relativeDay.exec(text)
  if (relative) {
    const word = relative[0].toLowerCase()
    const day = addDays(base, word.startsWith('depois') ? 2 : word.startsWith('amanh') ? 1 : 0)
    return { day, span: getSpan(relative), certain: day >= today }
  }
  const inMonth = namedMonth.exec(text)
  if (inMonth?.groups) {
    const month = months.indexOf((inMonth.groups.month ?? '').slice(0, 3).toLowerCase()) + 1
    const day = toDate({ ...inMonth.groups, m: String(month) }, today)
    if (day) return { day, span: getSpan(inMonth), certain: day >= today }
  }
  for (const pattern of datesWithYear) {
    const date = pattern.exec(text)
    const day = date?.groups && toDate(date.groups, today)
    // In the past, it is more likely a version or the day of a document.
    if (date && day && day >= today) return { day, span: getSpan(date), certain: true }
  }
  const date = numberedDate.exec(text)
  if (date?.groups) {
    const day = toDate(date.groups, today)
    // "ferro 3/8", "volume 1/1": without a year, a date that is months away or has single digits may be a measure.
    const isFraction = date.groups.y === undefined && /^[1-9]\/[1-9]$/.test(date[0])
    const isNear = !isFraction && day !== undefined && (date.groups.y !== undefined || day < addDays(today, 120))
    if (day) return { day, span: getSpan(date), certain: day >= today && isNear }
  }
  const named = weekday.exec(text)
  if (!named?.groups) return undefined
  const name = (named.groups.name ?? '').toLowerCase().replace('terca', 'terça').replace('sabado', 'sábado')
  const index = named.groups.ordinal
    ? Number(named.groups.ordinal) - 1
    : weekdays.findIndex((weekdayName) => weekdayName.startsWith(name.replace('sab', 'sáb')))
  const dated = toDate({ only: named.groups.date }, today)
  // "sábado 28": the day of the month decides, if it is on that day of the week.
  if (dated) return { day: dated, span: getSpan(named), certain: getWeekday(dated) === index }
  const distance = index - getWeekday(today)
  return {
    day: addDays(today, distance > 0 ? distance : distance + 7),
    span: getSpan(named),
    // On a Wednesday, "quarta" may be this day or the next week; "que vem" may be either week on any day.
    certain: distance !== 0 && !named.groups.next,
    isWeekday: true,
  }
}

/** @returns a calendar day; without month or year the next one from today. */
function toDate({ d, m, y, only }: Record<string, string | undefined>, today: string): string | undefined {
  const [year = '', month = ''] = today.split('-')
  const at = (yy: number, mm: number, dd: number) => {
    const date = new Date(Date.UTC(yy, mm - 1, dd, 12))
    return date.getUTCMonth() === mm - 1 && date.getUTCDate() === dd ? date.toISOString().slice(0, 10) : undefined
  }
  if (only) {
    const days = [0, 1].map((later) => {
      const first = new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1))
      return at(first.getUTCFullYear(), first.getUTCMonth() + 1, Number(only))
    })
    return days.find((day) => day !== undefined && day >= today)
  }
  if (y) return at(y.length === 2 ? 2000 + Number(y) : Number(y), Number(m), Number(d))
  const days = [Number(year), Number(year) + 1].map((yy) => at(yy, Number(m), Number(d)))
  return days.find((day) => day !== undefined && day >= today)
}
