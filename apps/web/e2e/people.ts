import { test as base, expect, type Page } from '@playwright/test'
import type { Account, RunningApi } from './api-process.ts'
import { skipQuietTime } from './quiet-time.ts'

export type Person = 'admin' | 'operator' | 'manager' | 'otherManager'

/** @returns a demo account; the second manager has another company than the first. */
export function getAccount(person: Person): Account {
  const accounts: Account[] = JSON.parse(process.env.E2E_ACCOUNTS ?? '[]')
  const role = person === 'otherManager' ? 'manager' : person
  const account = accounts.filter((candidate) => candidate.role === role).at(person === 'otherManager' ? 1 : 0)
  if (!account) throw new Error(`The server printed no account for ${person}.`)
  return account
}

/** Creates a session through the API. */
async function createToken(page: Page, person: Person): Promise<string> {
  const { email, password } = getAccount(person)
  const response = await page.request.post('/v1/auth/login', { data: { email, password } })
  expect(response.status()).toBe(200)
  return (await response.json()).token
}

/** Opens a page as a signed-in user. */
export async function openAs(page: Page, person: Person, path: string): Promise<void> {
  await openWith(page, await createToken(page, person), path)
}

/** Opens a page with these entries in its local storage, without a document before it that would store them. */
export async function openWithStorage(page: Page, entries: Readonly<Record<string, string>>, url: string) {
  const script = await page.addInitScript((stored) => Object.assign(localStorage, stored), entries)
  await page.goto(url)
  await script.dispose()
}

/** Opens a page with a session token. */
const openWith = (page: Page, token: string, path: string) => openWithStorage(page, { 'malote:token': token }, path)

/** Opens another page of the application without loading a document, as a link does. */
export const navigate = (page: Page, path: string) => page.evaluate((target) => history.pushState({}, '', target), path)

/** The errors of a browser without a connection, for `expectedErrors`. */
export const connectionErrors = /ERR_(?:CONNECTION|INTERNET)|Failed to (?:fetch|load resource)/

/** A session of a demo account of a separate server. */
export interface OwnSession {
  token: string
  user: { name: string }
}

/** Creates a session on a separate server through its API. */
export async function createOwnSession({ request }: Pick<Page, 'request'>, api: RunningApi, role: string) {
  const { email, password } = getOwnAccount(api, role)
  const response = await request.post(`${api.url}/v1/auth/login`, { data: { email, password } })
  return (await response.json()) as OwnSession
}

/** @returns a demo account of a separate server. */
export function getOwnAccount({ accounts }: RunningApi, role: string): Account {
  const account = accounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`The server printed no ${role}.`)
  return account
}

/** Opens a page of a separate server as a signed-in user. */
export async function openOwnAs(page: Page, api: RunningApi, role: string, path: string): Promise<OwnSession> {
  const session = await createOwnSession(page, api, role)
  await openWithStorage(page, { 'malote:token': session.token }, `${api.url}${path}`)
  return session
}

/** The password of the users that tests create. */
export const testPassword = 'girassol no quintal'

interface CreatedUser {
  id: string
  name: string
  email: string
}

/**
 * Creates a user that no other test uses.
 * @param fields By default an operator with an e-mail address of the name and `testPassword`; without a password the
 * user is invited.
 */
export async function createUser(
  page: Page,
  fields: {
    name: string
    email?: string
    role?: string
    password?: string | undefined
    companyIds?: readonly (string | undefined)[]
  },
): Promise<CreatedUser> {
  const email = `${fields.name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}.${Date.now()}@e2e.example`
  const user = { email, role: 'operator', password: testPassword, ...fields }
  const made = await callApiAs(page, 'admin', 'post', '/v1/users', user)
  expect(made.status(), await made.text()).toBe(201)
  return made.json()
}

/** Opens a page as a new user of the first manager's company, who has not accepted the terms yet. */
export async function openAsNewcomer(page: Page, role: 'operator' | 'manager' | 'admin', path: string) {
  const companies = await (await callApiAs(page, 'manager', 'get', '/v1/companies?limit=1')).json()
  const companyIds = role === 'admin' ? [] : [companies.data[0].id]
  const { email } = await createUser(page, { name: 'Nina Nova', role, companyIds })
  const login = await page.request.post('/v1/auth/login', { data: { email, password: testPassword } })
  const { token } = await login.json()
  await openWith(page, token, path)
  return { email, token, companyId: companies.data[0].id as string }
}

/** Accepts the legal texts. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click()
  await expect(page.getByRole('dialog', { name: 'Antes de começar, leia e aceite' })).toBeHidden()
}

/** Signs in with the form. */
export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  // An order's form, which has fields for e-mail addresses too, may still be on screen.
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** The sessions of `callApiAs`, which no test ends: one for each account, because signing in is slow. */
const sessions = new Map<Person, { token: Promise<string>; openedAt: number }>()

/** Milliseconds. Half of the time in which an account may change what requires its password. */
const sessionLifetime = 5 * 60_000

/** Calls the API as a user, to set up test data. */
export async function callApiAs(
  page: Page,
  person: Person,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: unknown,
  /** @default JSON */
  contentType?: string,
) {
  let session = sessions.get(person)
  if (!session || Date.now() - session.openedAt > sessionLifetime) {
    session = { token: createToken(page, person), openedAt: Date.now() }
    sessions.set(person, session)
  }
  const headers = {
    authorization: `Bearer ${await session.token}`,
    ...(contentType && { 'content-type': contentType }),
  }
  return page.request[method](path, data === undefined ? { headers } : { headers, data })
}

/** Makes navigation wait until the application responds to input; before, the page of the server is inert. */
function waitUntilReady(page: Page): void {
  const isReady = () => page.waitForFunction(() => !document.documentElement.dataset.session)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await isReady()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await isReady()
    return response
  }
}

/** Every test also fails on a console error: an exception, a CSP violation or a failed hydration. */
export const test = base.extend<{ quiet: undefined; expectedErrors: RegExp[] }>({
  // A new list for each test: tests add to it.
  expectedErrors: ({ browserName: _ }, use) => use([/status of (?:401|404|409)/]),
  quiet: [
    async ({ page, context, serviceWorkers, expectedErrors }, use) => {
      const errors: string[] = []
      waitUntilReady(page)
      if (serviceWorkers === 'allow') await skipQuietTime(context)
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          throw new Error(`The policy blocked ${effectiveDirective} of ${blockedURI}: ${sample}`)
        })
      })
      const collectError = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text)
      }
      page.on('pageerror', (error) => collectError(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') collectError(`${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
