export {
  assertInvitationInterval,
  deleteLinks,
  redeemLink,
  sendInvitation,
  sendResetLink,
  sweepLinks,
} from './password-links.service.ts'
