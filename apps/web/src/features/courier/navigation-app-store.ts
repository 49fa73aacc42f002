import { useEffect } from 'react'
import { createStore } from '../../lib/browser/store.ts'
import { type NavigationApp, readNavigationApp, storeNavigationApp } from './navigation-apps.ts'

// Read after the first render, because a server renders the page without the storage of the browser.
const store = createStore<NavigationApp | undefined>(undefined)

/** Chooses the navigation application of this device. */
export function chooseNavigationApp(app: NavigationApp): void {
  storeNavigationApp(app)
  store.set(app)
}

/** @returns the navigation application of this device; undefined before the first choice. */
export function useNavigationApp(): NavigationApp | undefined {
  useEffect(() => store.set(readNavigationApp()), [])
  return store.useValue()
}
