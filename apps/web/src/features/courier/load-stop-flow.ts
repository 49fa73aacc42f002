/** Loads the flow of a stop, before or when it opens. */
export const loadStopFlow = () => import('./stop-flow.tsx')
