import * as z from 'zod/mini'
import { closedEnum } from './open-enums.ts'
import { Day, line } from './primitives.ts'

export const Weekday = closedEnum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])
export type Weekday = z.infer<typeof Weekday>

/** Interface labels of the days of the week. */
export const weekdayLabels: Record<Weekday, string> = {
  monday: 'Segunda-feira',
  tuesday: 'Terça-feira',
  wednesday: 'Quarta-feira',
  thursday: 'Quinta-feira',
  friday: 'Sexta-feira',
  saturday: 'Sábado',
  sunday: 'Domingo',
}

/** A time of the day, `08:30`. */
export const ClockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Informe o horário como 08:30, de 00:00 a 23:59.'))

/** An opening span on a day of the week. If it closes before it opens, it ends on the next day: 22:00 to 02:00. */
export const OpeningSpan = z.object({ weekday: Weekday, opens: ClockTime, closes: ClockTime })
export type OpeningSpan = z.infer<typeof OpeningSpan>

/** The minutes of a time of the day since midnight. */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Start and end in minutes since Monday, midnight; the end may be after Sunday. */
function toWeekMinutes({ weekday, opens, closes }: OpeningSpan): readonly [number, number] {
  const day = Weekday.options.indexOf(weekday) * 1440
  const end = toMinutes(closes) + (toMinutes(closes) <= toMinutes(opens) ? 1440 : 0)
  return [day + toMinutes(opens), day + end]
}

const week = 7 * 1440

/** @returns the spans that the next one overlaps; the last one of the week is followed by the first. */
function listOverlapped(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const sorted = spans.toSorted((one, other) => toWeekMinutes(one)[0] - toWeekMinutes(other)[0])
  return sorted.filter((span, index) => {
    const next = sorted[index + 1]
    const [start] = toWeekMinutes(next ?? (sorted[0] as OpeningSpan))
    return sorted.length > 1 && toWeekMinutes(span)[1] > (next ? start : start + week)
  })
}

/** Spans that close when they open. */
const listEmpty = (spans: readonly OpeningSpan[]) => spans.filter(({ opens, closes }) => opens === closes)

/** A rule whose error names the days of the week of the spans that break it. */
const noSpans = (listWrong: (spans: readonly OpeningSpan[]) => readonly OpeningSpan[], error: string, abort: boolean) =>
  z.refine<readonly OpeningSpan[]>((spans) => !listWrong(spans)[0], {
    error: ({ input }) =>
      `${error}: ${[...new Set(listWrong(input as OpeningSpan[]).map(({ weekday }) => weekdayLabels[weekday].toLowerCase()))].join(', ')}.`,
    abort,
  })

/** The opening hours of a week. Empty: not specified. */
export const OpeningHours = z
  .array(OpeningSpan)
  .check(
    z.maxLength(28),
    noSpans(listEmpty, 'A abertura e o fechamento precisam ser horários diferentes', true),
    noSpans(listOverlapped, 'Junte os horários que se sobrepõem', false),
  )
export type OpeningHours = z.infer<typeof OpeningHours>

/** A day without opening hours. */
export const Holiday = z.object({ day: Day, name: line(80) })
export type Holiday = z.infer<typeof Holiday>
