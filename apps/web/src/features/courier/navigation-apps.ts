import type { Stop } from '@malote/api-client'
import { readText, writeText } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'
import { getMapTarget } from '../orders/order/stop-links.ts'

/** The applications that show the way to a stop, and their links, which open the application where it is installed. */
export const navigationApps = {
  waze: {
    label: 'Waze',
    getUrl: (target: string, isPoint: boolean) =>
      `https://waze.com/ul?${isPoint ? 'll' : 'q'}=${encodeURIComponent(target)}&navigate=yes`,
  },
  google: {
    label: 'Google Maps',
    getUrl: (target: string) => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`,
  },
  apple: {
    label: 'Apple Maps',
    getUrl: (target: string) => `https://maps.apple.com/?daddr=${encodeURIComponent(target)}`,
  },
} as const

export type NavigationApp = keyof typeof navigationApps

/** @returns the application that the user has chosen on this device; undefined before the first choice. */
export function readNavigationApp(): NavigationApp | undefined {
  const stored = readText(storageKeys.navigation)
  return stored && stored in navigationApps ? (stored as NavigationApp) : undefined
}

/** Stores the choice on this device. */
export const storeNavigationApp = (app: NavigationApp): boolean => writeText(storageKeys.navigation, app)

/** @returns a link to the way to an address. */
export const getNavigationUrl = (app: NavigationApp, address: Stop['address']): string =>
  navigationApps[app].getUrl(getMapTarget(address), Boolean(address.coordinates))
