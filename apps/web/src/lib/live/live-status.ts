import { createStore } from '../browser/store.ts'

const isLive = createStore(false)

/** Records whether the event stream is connected. */
export const setLive = isLive.set

/** @returns whether the event stream is connected; without it a page has to poll. */
export const useIsLive = isLive.useValue
