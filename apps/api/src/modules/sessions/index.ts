export { describeDevice } from './device.ts'
export {
  assertRecentPassword,
  authenticate,
  closeOtherSessions,
  closeOwnSession,
  closeSession,
  closeUserSessions,
  confirmSession,
  endAllSessions,
  endUserSessions,
  getIdleEnd,
  listOwnSessions,
  listUsedDevices,
  openSession,
  sweepAccessLog,
  sweepSessions,
  toAccess,
} from './sessions.service.ts'
