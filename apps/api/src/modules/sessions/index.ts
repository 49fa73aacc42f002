export { authenticate, closeSession, closeSessionsOf, openSession, sweepSessions } from './sessions.service.ts'
