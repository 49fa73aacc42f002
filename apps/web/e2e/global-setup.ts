import { sharedPort, startApi } from './api-process.ts'

/** One product for all tests; each takes its own orders and people, so that they may run side by side. */
export default async function globalSetup() {
  const api = await startApi(sharedPort)
  process.env.E2E_URL = api.url
  process.env.E2E_ACCOUNTS = JSON.stringify(api.accounts)
  return api.dispose
}
