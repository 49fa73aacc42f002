import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { incompleteExportText } from '@malote/api-client/contract'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { systemContext } from '../src/platform/context.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { databaseOnlyDeps } from '../src/platform/services.ts'
import { createDatabase } from './database.ts'
import { orderInput } from './orders.ts'
import { databaseProcess, hasServer, newFolder, newInstallation, post, run, signIn, start } from './processes.ts'
import { addCompany, addUser } from './test-app.ts'

const isReachable = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

/** The body of the response; each test asserts its shape. */
// biome-ignore lint/suspicious/noExplicitAny: a body of any shape
const get = async (url: string, path: string, token: string): Promise<any> =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()

describe('an embedded installation', () => {
  test('a first start prints address and accounts; a stop leaves no process; a second start keeps the data', async () => {
    const folder = newFolder()
    const first = start({ MALOTE_DATA_DIR: folder })
    const url = await first.listening()
    const accounts = first
      .output()
      .split('\n')
      .filter((line) => /^(admin|operator|manager) \S+@\S+ \S{10,}$/.test(line))
    expect(accounts).toHaveLength(5)
    for (const [role, email, password] of accounts.map((line) => line.split(' '))) {
      expect(await get(url, '/v1/users/me', await signIn(url, email, password))).toMatchObject({ role, email })
    }
    const token = await signIn(url)
    await post(url, '/v1/companies', { name: 'Fica para depois' }, token)
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    expect(first.errors()).toBe('')
    expect(hasServer(folder)).toBe(false)

    const second = start({ MALOTE_DATA_DIR: folder })
    const again = await second.listening()
    const { data } = await get(again, '/v1/companies', token)
    expect(data.map(({ name }: { name: string }) => name)).toContain('Fica para depois')
    expect(data).toHaveLength(7)
  })

  test('does not listen on the network with the passwords of the demonstration', async () => {
    const folder = newFolder()
    const rejected = start({ MALOTE_DATA_DIR: folder, HOST: '0.0.0.0' })
    expect(await rejected.exit).toBe(1)
    expect(rejected.errors()).toMatch(/^Há contas de demonstração.*\nUse DATABASE_URL[^\n]*\n$/)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)

    for (const [name, value] of [
      ['PUBLIC_URL', 'https://malote.empresa.example'],
      ['TRUST_PROXY', '1'],
    ] as const) {
      const behindProxy = start({ MALOTE_DATA_DIR: folder, [name]: value })
      expect(await behindProxy.exit).toBe(1)
      expect(behindProxy.errors()).toContain(`${name}=${value} as abriria para a rede.`)
    }

    const existing = await newInstallation('demo')
    const later = start({ MALOTE_DATA_DIR: existing, MALOTE_DEMO: 'off', HOST: '0.0.0.0' })
    expect(await later.exit).toBe(1)
    expect(later.errors()).toContain('contas de demonstração')
    expect(hasServer(existing)).toBe(false)
  })

  test('without the demonstration it starts empty', async () => {
    const started = start({ MALOTE_DATA_DIR: newFolder(), MALOTE_DEMO: 'off' })
    await started.listening()
    expect(started.output()).not.toMatch(/demonstração|@/)
  })

  test('a port in use is reported in one line, and no process remains', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const folder = await newInstallation('empty')
    const rejected = start({ MALOTE_DATA_DIR: folder, MALOTE_DEMO: 'off', PORT: String(port) })
    expect(await rejected.exit).toBe(1)
    expect(rejected.errors()).toBe(
      `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra em PORT.\n`,
    )
    expect(hasServer(folder)).toBe(false)
  })

  test('a stop during the start leaves no process', async () => {
    const folder = newFolder()
    const early = start({ MALOTE_DATA_DIR: folder })
    while (!hasServer(folder)) await sleep(5)
    early.child.kill('SIGINT')
    expect(await early.exit).toBe(0)
    expect(hasServer(folder)).toBe(false)
  })

  test('acknowledged writes survive kill -9 of server and database', async () => {
    const folder = await newInstallation('demo')
    const first = start({ MALOTE_DATA_DIR: folder })
    const url = await first.listening()
    const token = await signIn(url)
    const { data } = await get(url, '/v1/companies', token)
    const acknowledged: string[] = []
    const body = orderInput(data[0].id)
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const response = await post(url, '/v1/service-orders', body, token).catch(() => undefined)
        const order = (await response?.json().catch(() => undefined)) as { orderNumber?: string } | undefined
        if (!order?.orderNumber) return
        acknowledged.push(order.orderNumber)
      }
    })
    while (acknowledged.length < 40) await sleep(10)
    const database = databaseProcess(folder)
    first.child.kill('SIGKILL')
    process.kill(database, 'SIGKILL')
    await Promise.all(writers)

    const second = start({ MALOTE_DATA_DIR: folder })
    const again = await second.listening()
    for (const orderNumber of acknowledged) {
      expect(await get(again, `/v1/service-orders/${orderNumber}`, token)).toMatchObject({
        orderNumber,
        status: 'requested',
      })
    }
  })
})

describe('an installation with its own database', () => {
  test('migrates, starts without accounts, and one command creates the first admin', async () => {
    const { url: DATABASE_URL } = await createDatabase('empty')
    const env = { DATABASE_URL, HOST: '127.0.0.1' }
    const admin = (password?: string) =>
      run('scripts/create-admin.ts', { ...env, ...(password ? { ADMIN_PASSWORD: password } : {}) }, [
        'Ana Souza',
        'Ana@Empresa.com.br',
      ])
    const silent = admin()
    expect([await silent.exit, silent.errors()]).toEqual([
      1,
      'Defina ADMIN_PASSWORD ou rode este comando em um terminal.\n',
    ])
    const weak = admin('1234567890')
    expect([await weak.exit, weak.errors()]).toEqual([1, 'ADMIN_PASSWORD: Esta senha é muito comum. Escolha outra.\n'])
    const made = admin('uma senha bem longa')
    expect([await made.exit, made.output()]).toEqual([0, 'Administrador criado: ana@empresa.com.br\n'])
    const second = admin('uma senha bem longa')
    expect([await second.exit, second.errors()]).toEqual([
      1,
      'Já existe um administrador ativo. Ele cadastra os demais em Usuários.\n',
    ])

    const started = start(env)
    const url = await started.listening()
    expect(started.output()).not.toContain('@')
    const token = await signIn(url, 'ana@empresa.com.br', 'uma senha bem longa')
    expect(await get(url, '/v1/users/me', token)).toMatchObject({ name: 'Ana Souza', role: 'admin' })
  })

  test('a stop finishes running requests and accepts no new ones', async () => {
    const { url: DATABASE_URL, db } = await createDatabase()
    const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('silent') }))
    const { token } = await addUser(ctx, { name: 'Ana Admin', role: 'admin', companyIds: [] })
    const started = start({ DATABASE_URL, HOST: '127.0.0.1' })
    const url = await started.listening()

    const holder = new pg.Client({ connectionString: DATABASE_URL })
    await holder.connect()
    await holder.query('begin; lock table companies in access exclusive mode')
    const running = get(url, '/v1/companies', token)
    const waiting = `select 1 from pg_locks where not granted and relation = 'companies'::regclass`
    while ((await holder.query(waiting)).rowCount === 0) await sleep(10)
    started.child.kill('SIGTERM')
    await expect.poll(() => isReachable(url), { timeout: 20_000 }).toBe(false)
    expect(started.child.exitCode).toBeNull()
    await holder.query('commit')
    expect(await running).toMatchObject({ data: [], meta: { total: 0 } })
    expect(await started.exit).toBe(0)
    await holder.end()
  })

  test('a stop ends an export with a mark, and cuts a request that does not arrive', async () => {
    const { url: DATABASE_URL, db } = await createDatabase()
    const ctx = systemContext(databaseOnlyDeps({ db, log: createLogger('silent') }))
    const companyId = await addCompany(db, 'Padaria da Serra')
    const { token } = await addUser(ctx, { name: 'Ana Admin', role: 'admin', companyIds: [] })
    const started = start({ DATABASE_URL, HOST: '127.0.0.1' })
    const url = await started.listening()
    expect((await post(url, '/v1/service-orders', orderInput(companyId), token)).status).toBe(201)
    const holder = new pg.Client({ connectionString: DATABASE_URL })
    await holder.connect()
    await holder.query('begin; lock table service_orders in access exclusive mode')
    const headers = { authorization: `Bearer ${token}` }
    const exported = fetch(`${url}/v1/service-orders/export`, { headers }).then((response) => response.text())
    const waiting = `select 1 from pg_locks where not granted and relation = 'service_orders'::regclass`
    while ((await holder.query(waiting)).rowCount === 0) await sleep(10)
    const upload = connect(Number(new URL(url).port), '127.0.0.1')
    await once(upload, 'connect')
    const head = [
      'POST /v1/service-orders HTTP/1.1',
      `host: ${new URL(url).host}`,
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      'content-length: 9',
    ]
    upload.resume().write(`${head.join('\r\n')}\r\n\r\n`)
    const cut = once(upload, 'close')

    started.child.kill('SIGTERM')
    await expect.poll(() => isReachable(url), { timeout: 20_000 }).toBe(false)
    await holder.query('rollback')
    await holder.end()
    expect((await exported).trimEnd().split('\r\n').slice(1)).toEqual([incompleteExportText])
    await cut
    expect(await started.exit).toBe(0)
  })

  test('an unreachable database is reported in one line', async () => {
    const rejected = start({ DATABASE_URL: 'postgresql://malote@127.0.0.1:9/malote' })
    expect(await rejected.exit).toBe(1)
    expect(rejected.errors()).toMatch(/^Não foi possível usar o banco de dados de DATABASE_URL: [^\n]+\n$/)
  })
})

test('an invalid environment is reported before anything starts', async () => {
  const rejected = start({ PORT: 'oitenta' })
  expect(await rejected.exit).toBe(1)
  expect(rejected.errors()).toBe('Revise as variáveis de ambiente:\n  PORT: informe um número inteiro de 0 a 65535.\n')
})
