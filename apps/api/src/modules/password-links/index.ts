export {
  assertInvitationInterval,
  deleteLinks,
  redeemLink,
  sendInvitation,
  sendResetLink,
  sweepPasswordLinks,
} from './password-links.service.ts'
