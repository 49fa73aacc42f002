export { queueEmail } from './mail.service.ts'
