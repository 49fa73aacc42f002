export { type DemoAccount, demoAccounts } from './accounts.ts'
export { hasDemo, needsDemo } from './has-demo.service.ts'
export { registerDemoAccounts } from './register-demo-accounts.ts'
