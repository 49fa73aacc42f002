import type { EventPlace } from '@malote/api-client'
import { readText, writeText } from '../storage/storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'

/** The user's choice on this device. It is requested once, with its reason, before the browser's own request. */
export type PlaceConsent = 'granted' | 'declined'

/** @returns the user's choice; undefined before it, and `declined` where there is no geolocation. */
export function readPlaceConsent(): PlaceConsent | undefined {
  if (!('geolocation' in navigator)) return 'declined'
  const stored = readText(storageKeys.place)
  return stored === 'granted' || stored === 'declined' ? stored : undefined
}

export const storePlaceConsent = (consent: PlaceConsent): boolean => writeText(storageKeys.place, consent)

/** A place of the last minute is precise enough, and saves the battery. */
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 60_000, timeout: 10_000 }

/**
 * @returns the place of the device; undefined when its user has declined, the browser denies it or finds none. It never
 *   rejects: a missing place must not block a delivery.
 */
export function findPlace(): Promise<EventPlace | undefined> {
  if (readPlaceConsent() !== 'granted') return Promise.resolve(undefined)
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMeters: Math.min(Math.round(accuracy), 100_000) }),
      (error) => {
        // The browser keeps the denial, so the question must not come again.
        if (error.code === error.PERMISSION_DENIED) storePlaceConsent('declined')
        resolve(undefined)
      },
      options,
    ),
  )
}

/** The longest time that a step waits for the place. */
const patienceMs = 2_000

/** @returns the place of a search that has begun; undefined when it takes too long. */
export const awaitPlace = (search: Promise<EventPlace | undefined>): Promise<EventPlace | undefined> =>
  Promise.race([search, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))])
