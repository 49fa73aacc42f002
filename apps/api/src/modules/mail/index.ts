export { deliverEmails, dropDeadEmails, listWaitingEmails, mailBacklog, queueEmail } from './mail.service.ts'
export { createMailer } from './mailer.ts'
