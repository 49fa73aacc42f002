import { isBeingServed, type LifecycleOrder, type LifecyclePolicy, type LifecycleStop } from './lifecycle-order.ts'

/** The values of a stop without an outcome. */
export const resetStop = { state: 'pending', completedAt: null, receiverName: null, failureReason: null } as const

/** Changes the stops for which a condition holds, in the same way. */
export const changeStops = <Stop extends LifecycleStop>(
  stops: readonly Stop[],
  condition: (stop: Stop) => boolean,
  changes: Partial<LifecycleStop>,
): Stop[] => stops.map((stop) => (condition(stop) ? { ...stop, ...changes } : stop))

export const isUndelivered = ({ state }: Pick<LifecycleStop, 'state'>): boolean => state !== 'completed'

/** The courier does not continue to the stop that was next. */
export const haltRoute = <Stop extends LifecycleStop>(stops: readonly Stop[]): Stop[] =>
  changeStops(stops, isBeingServed, { state: 'pending' })

/** The courier starts with the first drop-off that is not completed; failed ones are attempted again. */
export function setOut<Stop extends LifecycleStop>(stops: readonly Stop[]): Stop[] {
  const isLeft = (stop: Stop): boolean => stop.kind === 'dropoff' && isUndelivered(stop)
  const first = stops.find(isLeft)
  return stops.map((stop) =>
    isLeft(stop) ? { ...stop, ...resetStop, state: stop === first ? 'en_route' : 'pending' } : stop,
  )
}

/** The goods are on the way to the stop to which they return. An order that returns again keeps its stop. */
export function startReturn(
  { returnStop }: Pick<LifecycleOrder, 'returnStop'>,
  { createReturnStop }: LifecyclePolicy,
): LifecycleStop | null {
  const stop = returnStop ?? createReturnStop?.()
  return stop ? { ...stop, state: 'en_route', completedAt: null } : null
}
