import { Dashboard, type DashboardListFilters, dashboardLists, getDescription } from '@malote/api-client'
import type { StatTone, StatTrend } from '@malote/ui'
import { formatCount, formatPercent } from '../../lib/format/formats.ts'

/** One tile: a figure, its comparison, its explanation and its link to the orders. */
export interface Figure {
  label: string
  value: string
  hint: string
  definition: string
  list: DashboardListFilters
  tone?: StatTone
  trend?: StatTrend | undefined
}

const { shape } = Dashboard
const nothing = '–'

/** @returns the figures of the current operation. */
export function getCurrentFigures(figures: Dashboard): Figure[] {
  return [
    {
      label: 'Em aberto',
      value: formatCount(figures.openNow),
      hint: 'da solicitação à coleta',
      definition: getDescription(shape.openNow),
      list: dashboardLists.openNow(),
    },
    {
      label: 'Em andamento',
      value: formatCount(figures.onTheWay),
      hint: 'coletadas, em rota ou em devolução',
      definition: getDescription(shape.onTheWay),
      list: dashboardLists.onTheWay(),
    },
    {
      label: 'Atrasadas',
      value: formatCount(figures.late),
      hint: figures.late > 0 ? 'passaram do prazo prometido' : 'nenhuma passou do prazo',
      definition: getDescription(shape.late),
      list: dashboardLists.late(),
      tone: figures.late > 0 ? 'danger' : 'neutral',
    },
    {
      label: 'Precisa de ação',
      value: formatCount(figures.needsAction),
      hint: 'esperam uma decisão de alguém',
      definition: getDescription(shape.needsAction),
      list: dashboardLists.needsAction(),
      tone: figures.needsAction > 0 ? 'warning' : 'neutral',
    },
    {
      label: 'Entregues hoje',
      value: formatCount(figures.deliveredToday),
      hint: `${formatCount(figures.deliveredYesterdayByNow)} ontem até esta hora`,
      definition: `${getDescription(shape.deliveredToday)} Ao lado: ${lowered(getDescription(shape.deliveredYesterdayByNow))}`,
      list: dashboardLists.deliveredToday(),
    },
  ]
}

/** @returns the figures of the deliveries in the period. */
export function getPeriodFigures(figures: Dashboard): Figure[] {
  const { days, before, deliveries } = figures
  const parts = (part: number) => `${formatCount(part)} de ${formatCount(deliveries)} entregas`
  return [
    {
      label: 'Entregas no período',
      value: formatCount(deliveries),
      hint: `${formatCount(before.deliveries)} nos ${days} dias antes`,
      definition: getDescription(shape.deliveries),
      list: dashboardLists.deliveries(days),
      trend: toTrend(figures, 'deliveries', formatCount),
    },
    {
      label: 'No prazo',
      value: figures.onTimePercent === null ? nothing : formatPercent(figures.onTimePercent),
      hint: `${parts(figures.onTimeDeliveries)}; ${compared(before.onTimePercent)}`,
      definition: getDescription(shape.onTimePercent),
      list: dashboardLists.onTimeDeliveries(days),
      trend: toTrend(figures, 'onTimePercent', formatPercent, usualPercent),
    },
    {
      label: 'Na primeira tentativa',
      value: figures.firstAttemptPercent === null ? nothing : formatPercent(figures.firstAttemptPercent),
      hint: `${parts(figures.firstAttemptDeliveries)}; ${compared(before.firstAttemptPercent)}`,
      definition: getDescription(shape.firstAttemptPercent),
      list: dashboardLists.firstAttemptDeliveries(days),
      trend: toTrend(figures, 'firstAttemptPercent', formatPercent, usualPercent),
    },
  ]
}

/** The lines of shares start here, or at their lowest value: from zero they would be level. */
const usualPercent = 80

/** The line of a measure by day, with that of the period before; none for a period without values. */
function toTrend(
  { daily, before }: Dashboard,
  measure: Exclude<keyof Dashboard['daily'][number], 'day'>,
  format: (value: number) => string,
  from = 0,
): StatTrend | undefined {
  const [values, valuesBefore] = [daily.map((day) => day[measure]), before.daily.map((day) => day[measure])]
  const numbers = values.filter((value) => value !== null)
  if (numbers.every((value) => value === 0)) return undefined
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)].map(format)
  const range = lowest === highest ? lowest : `de ${lowest} a ${highest}`
  const lowestBefore = valuesBefore.map((value) => value ?? from)
  return { values, before: valuesBefore, from: Math.min(from, ...numbers, ...lowestBefore), label: `por dia: ${range}` }
}

const compared = (percent: number | null) =>
  percent === null ? 'sem dados do período anterior' : `antes, ${formatPercent(percent)}`
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Whether there is nothing to show. */
export const isEmptyDashboard = (figures: Dashboard): boolean =>
  figures.openNow + figures.onTheWay + figures.needsAction + figures.deliveries + figures.before.created === 0 &&
  figures.volume.every(({ total }) => total === 0)
