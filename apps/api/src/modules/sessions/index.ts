export { listUsedDevices, sweepAccesses } from './access-log.service.ts'
export { deviceOf } from './device.ts'
export {
  authenticate,
  closeOtherSessions,
  closeOwnSession,
  closeSession,
  closeSessionsOf,
  listOwnSessions,
  openSession,
  sweepSessions,
} from './sessions.service.ts'
