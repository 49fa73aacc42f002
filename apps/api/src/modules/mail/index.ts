export { deliverEmails, dropDeadEmails, listWaitingEmails, queueEmail } from './mail.service.ts'
export { createMailer, type Mailer } from './mailer.ts'
