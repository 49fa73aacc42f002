export { describeDevice } from './device.ts'
export {
  authenticate,
  closeOtherSessions,
  closeOwnSession,
  closeSession,
  closeUserSessions,
  listOwnSessions,
  listUsedDevices,
  openSession,
  sweepAccessLog,
  sweepSessions,
  toAccess,
} from './sessions.service.ts'
