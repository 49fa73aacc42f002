import { lazy } from 'react'

export const EditOrderDrawer = lazy(() =>
  import('./edit-order-drawer.tsx').then((module) => ({ default: module.EditOrderDrawer })),
)
