export { type Email, queueEmail } from './mail.service.ts'
