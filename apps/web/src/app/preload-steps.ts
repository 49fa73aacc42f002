/**
 * Loads the code of the order's page on a phone and of all steps on the road, so that each can be opened for the first
 * time without a connection. A part of the page that cannot be loaded would replace the whole page by an error.
 */
export const preloadSteps = (): Promise<unknown> =>
  Promise.all([
    import('../features/service-orders/offline/apply-queued-requests.ts'),
    import('../features/service-orders/detail/queued-steps.tsx'),
    import('../features/service-orders/detail/correction-dialog.tsx'),
    import('../features/service-orders/courier/order-action-bar.tsx'),
    import('../features/service-orders/detail/order-map.tsx'),
    import('../features/service-orders/detail/stop-messages.tsx'),
    import('../features/service-orders/detail/transition-dialog.tsx'),
    import('../features/service-orders/detail/stop-outcome-dialog.tsx'),
    import('../features/service-orders/detail/proof-dialog.tsx'),
    import('../features/service-orders/courier/stop-flow.tsx'),
    import('../lib/http/upload.ts'),
    import('../lib/storage/restore-page.ts'),
  ])
