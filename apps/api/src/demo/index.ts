export { type DemoAccount, demoAccounts } from './people.ts'
export { hasDemo, seedDemo } from './seed.service.ts'
