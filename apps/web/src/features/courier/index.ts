export { OrderActionBar } from './lazy-order-action-bar.ts'
export { OwnDeliveries } from './lazy-own-deliveries.ts'
