export {
  dropLinks,
  redeemLink,
  refuseSoonAgain,
  sendInvitation,
  sendResetLink,
  sweepLinks,
} from './password-links.service.ts'
