export { HowTo } from './how-to.tsx'
export { WhatsNew } from './whats-new.tsx'
