import { lazyNamed } from '../../lib/lazy-named.ts'

/** Only phones have the bar. */
export const OrderActionBar = lazyNamed(() => import('./order-action-bar.tsx'), 'OrderActionBar')
