/**
 * `pnpm bench:api [orders] [seconds]`: what the API does in a second on 100,000 orders (or `1000000`), beside the floor:
 * the same SQL through the bare driver behind a bare Fastify route. Rounds are interleaved, so that a busy machine is
 * unfair to both alike. It starts its own PostgreSQL in a folder that it removes.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const orders = Number(process.argv[2] ?? 100_000)
const seconds = Number(process.argv[3] ?? 4)
const rounds = 3
const together = 16
const api = resolve(import.meta.dirname, '../apps/api')
const folder = mkdtempSync(join(tmpdir(), 'malote-bench-'))
const children: ChildProcess[] = []

interface Server {
  readonly url: string
  readonly pid: number
}

/** Starts a script of the API and waits until it says what it is waited for. */
async function start(script: string, env: Record<string, string>): Promise<Server & { said: string }> {
  const child = spawn(process.execPath, ['--conditions=@malote/source', join(api, script)], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let said = ''
  for await (const chunk of child.stdout) {
    said += chunk
    const url = /^Malote em (http:\/\/\S+?)[\s(]/m.exec(said)?.[1]
    if (url) return { url, pid: child.pid ?? 0, said }
  }
  throw new Error(`${script} ended before it answered.\n${said}`)
}

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: together })

async function send(
  server: Server,
  token: string,
  { method, path, body }: Call,
): Promise<{ status: number; text: string }> {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
  }
  return new Promise((done, fail) => {
    const call = request(`${server.url}${path}`, { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text })).on('error', fail)
    })
    call.on('error', fail).end(sent)
  })
}

interface Measure {
  readonly times: number[]
  span: number
}

/** Calls as often as several callers can, for a while, and adds what it saw. */
async function drive(
  measure: Measure,
  span: number,
  call: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  const begun = performance.now()
  const worker = async () => {
    while (performance.now() - begun < span) {
      const at = performance.now()
      const { status, text } = await call()
      if (status >= 300) throw new Error(`${status} ${text}`)
      measure.times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  measure.span += performance.now() - begun
}

const residentMegabytes = ({ pid }: Server): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)

function row(name: string, measure: Measure, floor?: Measure): string {
  const rate = ({ times, span }: Measure) => (times.length / span) * 1000
  const sorted = measure.times.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const share = floor ? (rate(measure) / rate(floor)).toFixed(2) : ''
  const cells = [rate(measure).toFixed(0), at(0.5), at(0.99), floor ? rate(floor).toFixed(0) : '', share]
  return [name.padEnd(22), ...cells.map((cell) => cell.padStart(11))].join('')
}

/** Copies one order until there are as many as asked, over fifty companies and the last year. */
async function fill(url: string, sample: string): Promise<void> {
  const { default: pg } = await import(join(api, 'node_modules/pg/esm/index.mjs'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const columns = async (table: string, own: Record<string, string>) => {
    const { rows } = await client.query(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    )
    const names = (rows as { name: string }[]).map(({ name }) => name)
    return { into: names.join(', '), from: names.map((name) => own[name] ?? `sample.${name}`).join(', ') }
  }
  const at = `now() - n * interval '1 year' / ${orders}`
  await client.query(`
    create table bench_ids as select n, gen_random_uuid() as id, gen_random_uuid() as stop0, gen_random_uuid() as stop1
      from generate_series(1, ${orders}) as n;
    create table bench_companies as select row_number() over (order by id) as k, id from companies;
    alter table service_order_events disable trigger user;`)
  const order = await columns('service_orders', {
    id: 'ids.id',
    order_number: `'OS-2025-' || lpad(n::text, 7, '0')`,
    company_id: '(select id from bench_companies where k = 1 + n % 50)',
    external_ref: `'REF-' || n`,
    public_token: `replace(ids.id::text, '-', '')`,
    search_text: `sample.search_text || ' ref-' || n`,
    status: `(array['requested', 'accepted', 'in_transit', 'delivered', 'delivered', 'delivered', 'delivered', 'canceled'])[1 + n % 8]`,
    created_at: at,
    updated_at: at,
    delivered_at: `case when n % 8 between 3 and 6 then ${at} + interval '5 hours' end`,
    closed_at: `case when n % 8 > 2 then ${at} + interval '5 hours' end`,
  })
  const stop = await columns('service_order_stops', {
    id: 'case sample.position when 0 then ids.stop0 else ids.stop1 end',
    service_order_id: 'ids.id',
  })
  const item = await columns('service_order_items', { service_order_id: 'ids.id' })
  const event = await columns('service_order_events', {
    id: 'gen_random_uuid()',
    service_order_id: 'ids.id',
    recorded_at: at,
  })
  const copy = async (table: string, { into, from }: { into: string; from: string }, key: string) =>
    client.query(
      `insert into ${table} (${into}) select ${from} from ${table} as sample, bench_ids as ids
      where sample.${key} = (select id from service_orders where order_number = $1)`,
      [sample],
    )
  await copy('service_orders', order, 'id')
  await copy('service_order_stops', stop, 'service_order_id')
  await copy('service_order_items', item, 'service_order_id')
  await copy('service_order_events', event, 'service_order_id')
  await client.query(
    'alter table service_order_events enable trigger user; drop table bench_ids, bench_companies; analyze',
  )
  await client.end()
}

async function main(): Promise<void> {
  const embedded = await import(join(api, 'src/platform/embedded-postgres/index.ts'))
  const log = { info: () => undefined, warn: (message: string) => process.stderr.write(`${message}\n`) }
  const database = await embedded.startEmbeddedPostgres({ dataDir: folder, log })
  try {
    const env = { DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', MALOTE_DATA_DIR: folder }
    const admin = spawn(
      process.execPath,
      ['--conditions=@malote/source', join(api, 'scripts/create-admin.ts'), 'Ana', 'ana@example.com'],
      {
        env: { PATH: process.env.PATH, ...env, ADMIN_PASSWORD: 'uma senha bem longa' },
        stdio: 'ignore',
      },
    )
    await new Promise((done) => admin.on('exit', done))
    const app = await start('src/main.ts', env)
    const login = await send(app, '', {
      method: 'POST',
      path: '/v1/auth/login',
      body: { email: 'ana@example.com', password: 'uma senha bem longa' },
    })
    const { token } = JSON.parse(login.text) as { token: string }
    const make = async (path: string, body: unknown) =>
      JSON.parse((await send(app, token, { method: 'POST', path, body })).text)
    const companies: string[] = []
    for (let count = 0; count < 50; count++)
      companies.push((await make('/v1/companies', { name: `Empresa ${count}` })).id)
    const address = {
      postalCode: '01310-100',
      street: 'Avenida Paulista',
      number: '1578',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    }
    const body = () => ({
      companyId: companies[Math.floor(Math.random() * 50)],
      pickup: { address, contactName: 'Davi Rocha', contactPhone: '(11) 3091-0412' },
      dropoffs: [{ address: { ...address, number: '788' }, contactName: `Mariana ${randomUUID().slice(0, 8)}` }],
      items: [{ description: 'Cesta de café da manhã', quantity: 2, weightGrams: 3200 }],
    })
    const { orderNumber } = await make('/v1/service-orders', { ...body(), companyId: companies[0] })
    process.stdout.write(`Preparing ${orders} orders…\n`)
    await fill(database.url, orderNumber)

    const [company] = companies
    const reads: Record<string, string> = {
      'list of 25': '/v1/service-orders?limit=25',
      'list of 25, a company': `/v1/service-orders?limit=25&companyId=${company}`,
      detail: `/v1/service-orders/${orderNumber}`,
      'search a reference': '/v1/service-orders?search=REF-4242',
      dashboard: '/v1/dashboard',
    }
    const floor = await start('scripts/bench-floor.ts', {
      DATABASE_URL: database.url,
      BENCH_TOKEN: token,
      BENCH_PATHS: JSON.stringify(Object.values(reads)),
    })
    const lines: string[] = []
    for (const [name, path] of Object.entries(reads)) {
      const [ours, theirs]: [Measure, Measure] = [
        { times: [], span: 0 },
        { times: [], span: 0 },
      ]
      const calls = [app, floor].map((server) => () => send(server, token, { method: 'GET', path }))
      for (const call of calls) await drive({ times: [], span: 0 }, 1_000, call as () => ReturnType<typeof send>)
      for (let round = 0; round < rounds; round++) {
        await drive(ours, (seconds * 1000) / rounds, calls[0] as () => ReturnType<typeof send>)
        await drive(theirs, (seconds * 1000) / rounds, calls[1] as () => ReturnType<typeof send>)
      }
      lines.push(row(name, ours, theirs))
    }
    const made: string[] = []
    const creating: Measure = { times: [], span: 0 }
    await drive(creating, seconds * 1000, async () => {
      const answer = await send(app, token, { method: 'POST', path: '/v1/service-orders', body: body() })
      made.push((JSON.parse(answer.text) as { orderNumber: string }).orderNumber)
      return answer
    })
    lines.push(row('create', creating))
    const moving: Measure = { times: [], span: 0 }
    let turn = 0
    await drive(moving, seconds * 1000, () => {
      const step = Math.floor(turn / made.length)
      const number = made[turn++ % made.length]
      const to = step % 2 ? 'requested' : 'on_hold'
      return send(app, token, {
        method: 'POST',
        path: `/v1/service-orders/${number}/transitions`,
        body: { to, reason: 'Medida' },
      })
    })
    lines.push(row('transition', moving))
    const head = ['', 'per second', 'p50 ms', 'p99 ms', 'floor /s', 'share']
    process.stdout.write(`\n${orders} orders, ${together} callers, ${seconds} s each\n`)
    process.stdout.write(
      `${[head[0]?.padEnd(22), ...head.slice(1).map((cell) => cell.padStart(11))].join('')}\n${lines.join('\n')}\n`,
    )
    process.stdout.write(`\nResident: API ${residentMegabytes(app)} MB, floor ${residentMegabytes(floor)} MB\n`)
  } finally {
    agent.destroy()
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      children.map((child) => new Promise((done) => (child.exitCode === null ? child.on('exit', done) : done(0)))),
    )
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
