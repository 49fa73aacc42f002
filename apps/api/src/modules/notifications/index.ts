export { notificationRoutes } from './notifications.routes.ts'
export { sweepNotifications } from './notifications.service.ts'
export { notify } from './notify.service.ts'
