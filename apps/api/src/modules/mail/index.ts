export { deliverEmails, dropDeadEmails, listWaitingEmails, queueEmail } from './mail.service.ts'
export { createMailer } from './mailer.ts'
