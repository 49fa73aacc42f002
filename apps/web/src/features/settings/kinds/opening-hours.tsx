import { type OpeningSpan, type Setting, Weekday, weekdayLabels } from '@malote/api-client'
import { BoundOpeningHoursField } from '../../../components/opening-hours-field.tsx'
import type { SettingKindView } from '../setting-kind.ts'

/** The opening hours of the operation; promised hours count only these. */
export const openingHoursKind: SettingKindView<readonly OpeningSpan[]> = {
  toFacts: (openingHours) =>
    openingHours.length === 0
      ? [['Todos os dias', '24 horas']]
      : Weekday.options.map((day) => {
          const spans = openingHours.filter(({ weekday }) => weekday === day)
          return [
            weekdayLabels[day],
            spans.map(({ opens, closes }) => `${opens} às ${closes}`).join(', ') || 'Fechado',
          ] as const
        }),
  Control: ({ name, setting: { label, help = '' } }: { name: string; setting: Setting }) => (
    <BoundOpeningHoursField {...{ name, label, help }} />
  ),
}
