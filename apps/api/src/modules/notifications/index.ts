export { notificationRoutes } from './notifications.routes.ts'
export { countOwnUnread, hasChangedSince, sweepNotifications, withdrawNotifications } from './notifications.service.ts'
export { notify } from './notify.service.ts'
