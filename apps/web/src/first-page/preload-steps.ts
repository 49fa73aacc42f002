/**
 * Loads the code of the order's page on a phone and of all steps on the road, so that each can be opened for the first
 * time without a connection. A part of the page that cannot be loaded would replace the whole page by an error.
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    import('../app/layout/queue-banner.tsx'),
    import('../features/orders/offline/apply-queued-requests.ts'),
    import('../features/order-detail/queued-steps.tsx'),
    import('../features/order-detail/correction-dialog.tsx'),
    import('../features/courier/order-action-bar.tsx'),
    import('../features/order-detail/order-map.tsx'),
    import('../features/order-detail/occurrences/order-occurrences.tsx'),
    import('../features/order-detail/stop-messages.tsx'),
    import('../features/orders/forms/transition-dialog.tsx'),
    import('../features/orders/forms/failure-photo-fields.tsx'),
    import('../features/order-detail/stop-outcome-dialog.tsx'),
    import('../features/order-detail/proof-dialog.tsx'),
    import('../features/courier/stop-flow.tsx'),
    import('../lib/http/upload.ts'),
    import('./restore-page.ts'),
  ])
