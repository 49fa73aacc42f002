import { createStore } from '../lib/browser/store.ts'

interface VisitStatus {
  /** When the data of the page was stored, in milliseconds, while the server cannot be reached. */
  storedAt?: number | undefined
  /** A new version of the application, which is installed and waits. */
  update?: ServiceWorker | undefined
}

const status = createStore<VisitStatus>({})

/** Changes what the banners of every page show. */
export const setVisitStatus = (change: VisitStatus): void => status.set({ ...status.read(), ...change })

/** @returns whether the data or the code of the page is old. */
export const useVisitStatus = status.useValue
