import { type OpeningSpan, type Setting, Weekday, weekdayLabels } from '@malote/api-client'
import { BoundOpeningHoursField } from '../../../components/opening-hours-field.tsx'
import type { SettingKindView } from '../setting-kind.ts'

const formatSpans = (spans: readonly OpeningSpan[]): string =>
  spans.map(({ opens, closes }) => `${opens} às ${closes}`).join(', ') || 'Fechado'

/** `Domingo`; of several days `Seg–sex`. */
function formatDays(days: readonly Weekday[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (first === last) return weekdayLabels[first]
  return `${weekdayLabels[first].slice(0, 3)}–${weekdayLabels[last].slice(0, 3).toLowerCase()}`
}

/** @returns the opening hours of a week, with one line for consecutive days that have the same ones. */
export function formatOpeningHours(openingHours: readonly OpeningSpan[]): [days: string, hours: string][] {
  if (openingHours.length === 0) return [['Todos os dias', '24 horas']]
  const groups: { days: Weekday[]; hours: string }[] = []
  for (const day of Weekday.options) {
    const hours = formatSpans(openingHours.filter(({ weekday }) => weekday === day))
    const previous = groups.at(-1)
    if (previous?.hours === hours) previous.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days, hours }) => [formatDays(days), hours])
}

/** The opening hours of the operation; promised hours count only these. */
export const openingHoursKind: SettingKindView<readonly OpeningSpan[]> = {
  toFacts: formatOpeningHours,
  Control: ({ name, setting: { label, help = '' } }: { name: string; setting: Setting }) => (
    <BoundOpeningHoursField {...{ name, label, help }} />
  ),
}
