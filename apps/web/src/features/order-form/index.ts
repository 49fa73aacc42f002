export { CreateOrderPage } from './create/create-order-page.tsx'
export { CreateOrderSearch } from './create/create-order-search.ts'
export { toInitialOrder } from './create/initial-order.ts'
export { EditOrderDrawer } from './edit/lazy-edit-order-drawer.ts'
