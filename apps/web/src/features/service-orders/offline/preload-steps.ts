import { loadStopFlow } from '../courier/load-stop-flow.ts'

/** Loads the code of all steps on the road, so that each can be taken for the first time without a connection. */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    import('./apply-queued-requests.ts'),
    import('./queued-steps.tsx'),
    import('../detail/transition-dialog.tsx'),
    import('../detail/stop-outcome-dialog.tsx'),
    import('../detail/proof-dialog.tsx'),
    loadStopFlow(),
    import('../../../lib/http/upload.ts'),
    import('../../../lib/storage/restore-page.ts'),
  ])
