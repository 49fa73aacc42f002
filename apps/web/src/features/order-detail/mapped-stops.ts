import { getStopName, type ServiceOrder, type Stop } from '@malote/api-client'

/** A map of one place would only repeat its name. */
export function isInSeveralPlaces(stops: readonly Stop[]): boolean {
  const places = stops.flatMap(({ mapPosition }) => mapPosition ?? [])
  return new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size > 1
}

/** The name of a stop with that of its contact: `Entrega 2: Mariana Albuquerque`. */
export const getStopTitle = (order: ServiceOrder, stop: Stop): string =>
  [getStopName(order, stop), stop.contactName].filter(Boolean).join(': ')
