export { dropLinks, redeemLink, sendInvitation, sendResetLink, sweepLinks } from './password-links.service.ts'
