import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { onFinished } from '../../test/disposers.ts'
import { buildApp } from '../app.ts'
import { openFiles } from '../platform/files/files.ts'
import { databaseOnlyDeps, type SystemDeps } from '../platform/services.ts'
import { demoAccounts } from './index.ts'
import { seedDemo } from './seed.service.ts'

let deps: SystemDeps
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-demo-'))
  onFinished(() => rm(folder, { recursive: true, force: true }))
  const { db } = await createDatabase()
  const base = databaseOnlyDeps({ db, log: pino({ level: 'silent' }) })
  const files = await openFiles({ folder, url: undefined })
  deps = { ...base, services: { ...base.services, files, jobs: { send: async () => undefined } } }
  await seedDemo(deps, new Date('2026-11-25T18:20:00Z'))
})

test.each<[string, Record<string, string>]>([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['by another name of this machine', { host: 'malote.empresa.example' }],
  ['by a name that looks like an address', { host: '127.0.0.1.empresa.example' }],
])('a request %s neither receives nor uses the accounts of the demonstration', async (_, headers) => {
  const config = {
    publicUrl: 'http://localhost:3000',
    webDist: '/nonexistent',
    trustProxy: 0,
    rateLimit: 0,
    corsOrigins: [],
  }
  const app = await buildApp({ ...deps, config })
  const [account] = demoAccounts
  const payload = { email: account?.email.toUpperCase(), password: account?.password }
  const signIn = (given: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/v1/auth/login', headers: given, payload })
  expect((await app.inject({ url: '/demo-accounts.json', headers })).json()).toEqual([])
  expect((await signIn(headers)).json()).toMatchObject({ status: 401, code: 'invalid_credentials' })
  expect((await signIn({ host: '127.0.0.1:3000' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/demo-accounts.json', headers: { host: '[::1]:3000' } })).json()).toHaveLength(3)
  await app.close()
})
