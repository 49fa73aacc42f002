export {
  deleteInvalidLinkEmails,
  deliverEmails,
  listWaitingEmails,
  mailBacklog,
  queueEmail,
  renderEmail,
} from './mail.service.ts'
export { createMailer } from './mailer.ts'
