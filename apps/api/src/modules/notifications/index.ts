export { notificationRoutes } from './notifications.routes.ts'
export { countOwnUnread, hasChangedSince, sweepNotifications } from './notifications.service.ts'
export { deleteOfStep } from './notifications.sql.ts'
export { notify } from './notify.service.ts'
