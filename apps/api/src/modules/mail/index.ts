export { deliverEmails, dress, dropDeadEmails, listWaitingEmails, mailBacklog, queueEmail } from './mail.service.ts'
export { createMailer } from './mailer.ts'
