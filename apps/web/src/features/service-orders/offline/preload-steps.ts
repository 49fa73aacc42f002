import { loadStopFlow } from '../courier/load-stop-flow.ts'

/**
 * Loads the code of the order's page on a phone and of all steps on the road, so that each can be opened for the first
 * time without a connection. A part of the page that cannot be loaded would replace the whole page by an error.
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    import('./apply-queued-requests.ts'),
    import('./queued-steps.tsx'),
    import('./correction-dialog.tsx'),
    import('../detail/order-action-bar.tsx'),
    import('../detail/order-map.tsx'),
    import('../detail/stop-messages.tsx'),
    import('../detail/transition-dialog.tsx'),
    import('../detail/stop-outcome-dialog.tsx'),
    import('../detail/proof-dialog.tsx'),
    loadStopFlow(),
    import('../../../lib/http/upload.ts'),
    import('../../../lib/storage/restore-page.ts'),
  ])
