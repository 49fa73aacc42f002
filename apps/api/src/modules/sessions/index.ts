export { listUsedDevices, sweepAccessLog } from './access-log.service.ts'
export { describeDevice } from './device.ts'
export {
  authenticate,
  closeOtherSessions,
  closeOwnSession,
  closeSession,
  closeUserSessions,
  listOwnSessions,
  openSession,
  sweepSessions,
} from './sessions.service.ts'
export { toAccess } from './to-access.ts'
