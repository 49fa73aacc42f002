import { rmSync } from 'node:fs'
import { createTemporaryFolder, getTestDataFolder } from '../../../tooling/run/temporary-folder.ts'
import { type RunningApi, sharedPort, startApi } from './api-process.ts'
import { startStreetCodes } from './street-codes.ts'

/** A job of the demonstration notifies the admin after the first start. */
async function waitForNotification({ url, accounts }: RunningApi): Promise<void> {
  const { email, password } = accounts.find(({ role }) => role === 'admin') ?? {}
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const { token } = await (await fetch(`${url}/v1/auth/login`, { method: 'POST', headers, body })).json()
  const authorization = `Bearer ${token}`
  for (;;) {
    const { data } = await (await fetch(`${url}/v1/notifications?limit=1`, { headers: { authorization } })).json()
    if (Date.now() - Date.parse(data[0]?.createdAt) < 120_000) return
    await new Promise((done) => setTimeout(done, 100))
  }
}

/**
 * One server for most tests; each test uses its own orders and users, so that tests can run in parallel. The separate
 * servers of other tests start on copies of its data.
 */
export default async function globalSetup() {
  const streetCodes = await startStreetCodes()
  const api = await startApi(sharedPort, { POSTAL_CODE_SEARCH_URL: streetCodes.url })
  await waitForNotification(api)
  await api.stop()
  const installation = createTemporaryFolder(getTestDataFolder())
  api.copyData(installation)
  process.env.E2E_INSTALLATION = installation
  await api.restart()
  process.env.E2E_URL = api.url
  process.env.E2E_ACCOUNTS = JSON.stringify(api.accounts)
  return async () => {
    await api.dispose()
    streetCodes.stop()
    rmSync(installation, { recursive: true, force: true })
  }
}
