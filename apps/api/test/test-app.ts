import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@malote/api-client/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import pino, { type Logger } from 'pino'
import { buildApp } from '../src/app.ts'
import { jobKinds } from '../src/jobs.ts'
import { openSession } from '../src/modules/sessions/index.ts'
import { type Context, type Database, systemContext } from '../src/platform/context.ts'
import { openListener } from '../src/platform/db/listener.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { openJobs, prepareJobs } from '../src/platform/jobs/index.ts'
import { createOutboundClient } from '../src/platform/outbound/outbound-client.ts'
import { newId } from '../src/platform/security/ids.ts'
import { hashPassword } from '../src/platform/security/passwords.ts'
import type { AppConfig, AppDeps, Services } from '../src/platform/services.ts'
import { createDatabase } from './database.ts'
import { onFinished } from './disposers.ts'

export const password = 'uma senha bem longa'

export interface TestUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Of operators: whether they belong to the delivery team. */
  readonly carriesOut: boolean
  readonly token: string
}

interface RequestOptions {
  readonly as?: TestUser | undefined
  readonly body?: unknown
  /** A multipart form. */
  readonly form?: Record<string, string | File> | undefined
  /** An e-mail, sent as it is. */
  readonly mail?: string | Buffer | undefined
  readonly key?: string
  readonly headers?: Record<string, string>
  /** The network address that the call comes from. */
  readonly from?: string
}

/** An application with its own database, two companies and users of every role. */
export interface TestApp {
  readonly server: FastifyInstance
  readonly db: Database
  readonly databaseUrl: string
  readonly deps: AppDeps
  readonly ctx: Context
  /** The folder of the attachments. */
  readonly folder: string
  readonly companies: { readonly acme: string; readonly other: string }
  /** `operator` and `manager` belong to acme, `foreignOperator` and `foreignManager` to the other company. */
  readonly users: Readonly<Record<TestUserKey, TestUser>>
  readonly logLines: string[]
  /** Moves the clock of the application forward. */
  advance(milliseconds: number): void
  now(): Date
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, call?: RequestOptions): Promise<LightMyRequestResponse>
}

export type TestUserKey = 'admin' | 'operator' | 'manager' | 'foreignOperator' | 'foreignManager'

const testUsers: Readonly<Record<TestUserKey, { name: string; role: Role; company: 'acme' | 'other' | null }>> = {
  admin: { name: 'Ana Admin', role: 'admin', company: null },
  operator: { name: 'Otto Operador', role: 'operator', company: 'acme' },
  manager: { name: 'Gisele Gestora', role: 'manager', company: 'acme' },
  foreignOperator: { name: 'Olga Operadora', role: 'operator', company: 'other' },
  foreignManager: { name: 'Gil Gestor', role: 'manager', company: 'other' },
}

const testConfig: AppConfig = {
  publicUrl: 'http://localhost:3000',
  webDist: '/nonexistent',
  trustProxy: 0,
  rateLimit: 0,
  corsOrigins: [],
  heartbeatMs: 200,
  // A slow test machine must not reject requests.
  maxDelayMs: 0,
}

interface TestAppOptions {
  readonly config?: Partial<AppConfig>
  readonly services?: Partial<Services>
}

/** Creates the application; it ends with the test that created it, or with the file. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { db, url: databaseUrl } = await createDatabase()
  const logLines: string[] = []
  const logger: Logger = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) })
  let offset = 0
  const clock = () => new Date(Date.now() + offset)
  const folder = await mkdtemp(join(tmpdir(), 'malote-files-'))
  const files = await openFiles({ folder, url: undefined })
  await prepareJobs(databaseUrl, logger, jobKinds)
  const jobs = await openJobs(databaseUrl, logger)
  const listener = openListener(databaseUrl, logger)
  const deps: AppDeps = {
    config: { ...testConfig, ...options.config },
    services: {
      db,
      log: logger,
      clock,
      files,
      jobs,
      // The test receivers listen on this machine.
      outbound: createOutboundClient(['127.0.0.1']),
      listener,
      signingSecret: 'a secret of the tests',
      ...options.services,
    },
  }
  const ctx = systemContext(deps)
  const server = await buildApp(deps)
  onFinished(async () => {
    await server.close()
    await listener.stop()
    await jobs.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    server,
    db,
    databaseUrl,
    deps,
    ctx,
    folder,
    ...(await addCompanies(ctx)),
    logLines,
    now: clock,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    call: async (method, path, { as, body, form, mail, key, headers, from } = {}) => {
      const encoded = form && (await encodeForm(form))
      return server.inject({
        method,
        url: path,
        ...(from ? { remoteAddress: from } : {}),
        headers: {
          ...(as ? { authorization: `Bearer ${as.token}` } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...encoded?.headers,
          ...(mail === undefined ? {} : { 'content-type': 'message/rfc822' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        ...(encoded && { payload: encoded.payload }),
        ...(mail === undefined ? {} : { payload: mail }),
      })
    },
  }
}

/**
 * Returns the same application with two new companies and new users of every role. Called before each test, it makes
 * the tests of a file independent of each other: of their orders, their settings, and sessions that ended when one
 * moved the clock. An admin still sees all companies; a test of everything that an admin sees needs its own application.
 */
export async function withNewCompanies(testApp: TestApp): Promise<TestApp> {
  return { ...testApp, ...(await addCompanies(testApp.ctx)) }
}

async function addCompanies(ctx: Context): Promise<Pick<TestApp, 'companies' | 'users'>> {
  const companies = { acme: await addCompany(ctx.db, 'Padaria Acme'), other: await addCompany(ctx.db, 'Outra Empresa') }
  const users = {} as Record<TestUserKey, TestUser>
  for (const [key, { name, role, company }] of Object.entries(testUsers)) {
    users[key as TestUserKey] = await addUser(ctx, { name, role, companyIds: company ? [companies[company]] : [] })
  }
  return { companies, users }
}

/** Confirms the password of a user, as sensitive actions require after the clock was moved. */
export const confirmPassword = (testApp: TestApp, as: TestUser) =>
  testApp.call('POST', '/v1/users/me/confirm-password', { as, body: { currentPassword: password } })

async function encodeForm(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) }
}

export async function addCompany(db: Database, name: string): Promise<string> {
  const id = newId()
  const now = new Date()
  await db
    .insertInto('companies')
    .values({ id, name, cnpj: null, status: 'active', created_at: now, updated_at: now })
    .execute()
  return id
}

interface NewTestUser {
  readonly name: string
  readonly role: Role
  readonly companyIds: readonly string[]
}

let passwordHash: Promise<string> | undefined

/** Adds an active user with a session. */
export async function addUser(ctx: Context, { name, role, companyIds }: NewTestUser): Promise<TestUser> {
  const id = newId()
  const now = ctx.clock()
  passwordHash ??= hashPassword(password)
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}.${id.slice(-6)}@example.com`
  await ctx.db
    .insertInto('users')
    .values({
      id,
      name,
      email,
      phone: null,
      role,
      status: 'active',
      password_hash: await passwordHash,
      last_login_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  for (const company_id of companyIds) {
    await ctx.db.insertInto('memberships').values({ id: newId(), company_id, user_id: id, created_at: now }).execute()
  }
  return { id, name, email, role, carriesOut: true, token: await openSession(ctx, id) }
}
