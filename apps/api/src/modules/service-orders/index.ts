export { addComment } from './attachments/comments.service.ts'
export { createServiceOrders } from './create/create.service.ts'
export { findRepeatedOrders } from './create/find-duplicates.service.ts'
export { notifyOfDeadlines } from './deadlines/notify-deadlines.service.ts'
export { moveDropoffWindow } from './edit/dropoff-window.service.ts'
export { correctAddress, editServiceOrder } from './edit/edit.service.ts'
export { detachEventMonth, prepareEventMonths } from './event-months/event-months.service.ts'
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
export { getPastPolicy, savePastOrders, takePastNumbers } from './history/past-orders.service.ts'
export { notifyOfRecipient } from './notify.service.ts'
export { notifyOfOverdueOccurrences } from './occurrences/notify-occurrences.service.ts'
export { lockOrder, lockOrderForSystem, requireOrder, requireOrderForSystem } from './order-access.service.ts'
export { toExistingContent, toWindow } from './order-content.ts'
export { recordOrderEvent } from './order-events.service.ts'
export type { OrderRow } from './order-rows.sql.ts'
export { listFilteredNumbers } from './read/export.service.ts'
export { mergeOrderCounts } from './read/read.service.ts'
export { serviceOrderRoutes } from './service-orders.routes.ts'
export { getTrackingUrl, listStops, toEvent, toServiceOrder } from './to-service-order.ts'
export { expireOverdueRequests, transitionServiceOrder } from './transitions/transition.service.ts'
export { getReadableVisibilities } from './version-conflict.service.ts'
