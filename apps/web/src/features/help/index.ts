export { WhatsNew } from './whats-new.tsx'
