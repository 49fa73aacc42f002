/** The hours that people mean by a part of a day, in the local time of the stop: "de manhã", "horário comercial". */
export const hoursOfDayPart = {
  morning: ['08:00', '12:00'],
  afternoon: ['13:00', '18:00'],
  evening: ['18:00', '22:00'],
  business: ['08:00', '18:00'],
} as const satisfies Readonly<Record<string, readonly [start: string, end: string]>>

/**
 * Returns the end of a window of which only the start is written: "a partir das 13h" ends with the business hours, one in the
 * evening with the evening, another one two hours later.
 *
 * @param start `HH:MM`.
 */
export function getUsualEnd(start: string): string {
  const [, endOfBusiness] = hoursOfDayPart.business
  const [evening, endOfEvening] = hoursOfDayPart.evening
  if (start < '17:00') return endOfBusiness
  if (start >= evening && start < '20:00') return endOfEvening
  const hour = Number(start.slice(0, 2)) + 2
  return hour > 23 ? '23:59' : `${String(hour).padStart(2, '0')}${start.slice(2)}`
}
