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

function overlaps(spans: readonly OpeningSpan[]): boolean {
  const sorted = spans.map(toWeekMinutes).sort(([one], [other]) => one - other)
  return sorted.some(([, end], index) => {
    const next = sorted[index + 1]?.[0] ?? (sorted[0]?.[0] ?? 0) + week
    return sorted.length > 1 && end > next
  })
}

/** The opening hours of a week. Empty: not specified. */
export const OpeningHours = z.array(OpeningSpan).check(
  z.maxLength(28),
  z.refine((spans) => spans.every(({ opens, closes }) => opens !== closes), {
    error: 'A abertura e o fechamento precisam ser horários diferentes.',
    abort: true,
  }),
  z.refine((spans) => !overlaps(spans), 'Há horários que se sobrepõem. Junte-os em um só.'),
)
export type OpeningHours = z.infer<typeof OpeningHours>

/** A day without opening hours. */
export const Holiday = z.object({ day: Day, name: line(80) })
export type Holiday = z.infer<typeof Holiday>
