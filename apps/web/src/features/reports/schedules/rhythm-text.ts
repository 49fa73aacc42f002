import { type ReportRhythm, weekdayLabels } from '@malote/api-client'

/** `Toda segunda-feira, às 07:30`: when a schedule runs. */
export function formatRhythm(rhythm: ReportRhythm): string {
  switch (rhythm.every) {
    case 'day':
      return `Todo dia, às ${rhythm.at}`
    case 'week': {
      const day = weekdayLabels[rhythm.weekday].toLowerCase()
      return `${day.endsWith('feira') ? 'Toda' : 'Todo'} ${day}, às ${rhythm.at}`
    }
    case 'month':
      return `Todo dia ${rhythm.day} do mês, às ${rhythm.at}`
  }
}
