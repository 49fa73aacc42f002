import { sharedPort, startApi } from './api-process.ts'

/** One server for most tests; each test uses its own orders and users, so that tests can run in parallel. */
export default async function globalSetup() {
  const api = await startApi(sharedPort)
  process.env.E2E_URL = api.url
  process.env.E2E_ACCOUNTS = JSON.stringify(api.accounts)
  return api.dispose
}
