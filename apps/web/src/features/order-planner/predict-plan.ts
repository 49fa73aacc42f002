import { type CourierPace, measuredDays, type ServiceOrderSummary } from '@malote/api-client'
import { formatTenths } from '../../lib/format/formats.ts'
import { groupByColumn, unassigned } from './plan.ts'
import { type Prediction, predictArrivals, toPace } from './predict-arrivals.ts'

/**
 * @param now The time at which the orders were read, in milliseconds.
 * @param pace Undefined while it is read: then nothing is predicted.
 * @returns the predictions by order number; orders without a courier have none.
 */
export function predictPlan(
  orders: readonly ServiceOrderSummary[],
  { day, now, pace }: { day: string; now: number; pace: CourierPace | undefined },
): ReadonlyMap<string, Prediction> {
  if (!pace) return new Map()
  const conditions = { day, now, pace: toPace(pace), minutesToDeliver: pace.minutesToDeliver }
  return new Map(
    [...groupByColumn(orders)].flatMap(([column, some]) =>
      column === unassigned ? [] : [...predictArrivals(some, conditions)],
    ),
  )
}

/** @returns what the predictions are based on. */
export function describePace(pace: CourierPace): string {
  const { minutesPerStop, minutesPerKilometre } = toPace(pace)
  const rates = `${formatTenths(minutesPerStop)} min por parada e ${formatTenths(minutesPerKilometre)} min por km em linha reta`
  const isMeasured = pace.minutesPerStop !== null && pace.minutesPerKilometre !== null
  if (isMeasured) return `As chegadas previstas contam ${rates}, medidos nas entregas dos últimos ${measuredDays} dias.`
  const from = pace.minutesPerStop === null ? 'supostos' : 'em parte medidos'
  return `As chegadas previstas contam ${rates}, ${from}: ainda há poucos trechos medidos entre uma parada e a seguinte.`
}
