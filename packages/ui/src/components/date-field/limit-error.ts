import type { DateMessages } from '../../lib/date-messages.ts'

interface Limits {
  value: string | null
  min: string | undefined
  max: string | undefined
}

/** @returns the message for a date outside of the limits; all have one format, in which later dates sort after earlier ones. */
export function getLimitError(
  { value, min, max }: Limits,
  format: (value: string) => string,
  messages: DateMessages,
): string | undefined {
  if (value === null) return undefined
  if (min && value < min) return messages.dateFrom(format(min))
  return max && value > max ? messages.dateUntil(format(max)) : undefined
}
