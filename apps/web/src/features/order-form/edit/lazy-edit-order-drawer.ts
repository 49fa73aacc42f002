import { lazyNamed } from '../../../lib/lazy-named.ts'

export const EditOrderDrawer = lazyNamed(() => import('./edit-order-drawer.tsx'), 'EditOrderDrawer')
