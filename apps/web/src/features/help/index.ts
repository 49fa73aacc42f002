export { WhatsNew } from './whats-new'
