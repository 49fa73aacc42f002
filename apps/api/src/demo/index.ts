export { type DemoAccount, demoAccounts } from './accounts.ts'
export { hasDemo } from './has-demo.service.ts'
