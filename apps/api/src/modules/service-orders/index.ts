export { addComment } from './attachments/comments.service.ts'
export { createServiceOrder } from './create/create.service.ts'
export {
  addPastComment,
  attachPastFile,
  confirmPastPin,
  createPastOrder,
  type PastFile,
  type PastOrder,
  recordPastOutcome,
  takePastStep,
} from './history/past-order.ts'
export { getPastPolicy, reservePastNumbers, savePastOrders } from './history/past-orders.service.ts'
export { requireOrder } from './order-access.service.ts'
export { toWindow } from './order-content.ts'
export { mergeOrderCounts } from './read/read.service.ts'
export { serviceOrderRoutes } from './service-orders.routes.ts'
export { getTrackingUrl, isLate, toEvent, toServiceOrder } from './to-service-order.ts'
export { expireOverdueRequests } from './transitions/expiry.service.ts'
export { transitionServiceOrder } from './transitions/transition.service.ts'
export { getReadableVisibilities } from './version-conflict.service.ts'
