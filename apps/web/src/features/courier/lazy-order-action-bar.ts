import { lazy } from 'react'

/** Only phones have the bar. */
export const OrderActionBar = lazy(() =>
  import('./order-action-bar.tsx').then((module) => ({ default: module.OrderActionBar })),
)
