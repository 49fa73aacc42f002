import { randomUUID } from 'node:crypto'
import { newOrder } from '../bench/servers/api-servers.ts'
import { png, sheetOf, wholeForm } from './payloads.ts'
import { anyAddress, type Order, one, recipient, type Town } from './world.ts'

/** A user action, and its frequency per thousand actions. */
interface Action {
  readonly often: number
  readonly run: (town: Town) => Promise<unknown>
}

const orders = '/v1/service-orders'
const json = 'application/json'
/** A period without new orders, so that a report in the last minute reads as many rows as in the first. */
const [from, to] = [daysAgo(120), daysAgo(90)]
const aMonth = `from=${from}&to=${to}`
const get = (path: string) => ({ method: 'GET', path })
const anyone = ({ managers, operators }: Town) => one([...managers, ...operators])
/** One of the latest orders, as users mostly open current ones. */
const anyOrder = ({ known }: Town) => one(known.slice(-300))

const filters = [
  'tab=ongoing&sort=-updatedAt',
  'tab=open&page=2',
  'status=delivered,canceled&lastDays=30',
  'priority=urgent',
  'search=mariana',
  'search=PED-0004242',
  'from=2026-01-01&to=2026-12-31&limit=100&page=3',
  'late=true',
]

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** Makes the next transition of an order as any operator; completing the last drop-off closes it. */
async function takeNextStep(town: Town, order: Order): Promise<void> {
  const step = (to: string) => ({
    method: 'POST',
    path: `${orders}/${order.orderNumber}/transitions`,
    body: to === 'failed' ? { to, reason: 'Endereço não localizado' } : { to },
  })
  // At most one failed attempt, because the attempts of an order are limited.
  const isFailing = !order.failed && Math.random() < 0.1
  const next: Record<string, string> = {
    requested: 'accepted',
    accepted: 'collecting',
    collecting: isFailing ? 'failed' : 'collected',
    failed: 'collecting',
    collected: 'in_transit',
  }
  const to = next[order.status]
  const stop = `${orders}/${order.orderNumber}/stops/${order.dropoff}`
  const completed = { method: 'PUT', path: stop, body: { state: 'completed', receiverName: 'Mariana' } }
  const answer = await town.call('transition', one(town.operators), to ? step(to) : completed)
  if (!answer) return
  order.status = (answer as Order).status
  order.failed ||= order.status === 'failed'
  if (order.status !== 'delivered') town.moving.push(order)
}

/** Sends the same idempotency key twice: only one order may be created. */
async function createTwice(town: Town): Promise<void> {
  const call = {
    method: 'POST',
    path: orders,
    body: newOrder(one(town.companies), recipient()),
    headers: { 'idempotency-key': randomUUID() },
  }
  const who = one(town.managers)
  // The second request may arrive while the first is still in progress.
  const answers = await Promise.all([0, 1].map(() => town.call('create twice', who, call, [201, 409])))
  const made = new Set(answers.flatMap((answer) => (answer as Partial<Order> | undefined)?.orderNumber ?? []))
  if (made.size > 1) town.figures.fail('create twice: two orders of one key')
  else town.keep(answers.find((answer) => (answer as Partial<Order> | undefined)?.orderNumber))
}

async function attach(town: Town): Promise<void> {
  const who = anyone(town)
  // A new order, because the attachments of an order are limited.
  const order = await town.createOrder(who)
  if (!order) return
  const path = `${orders}/${order.orderNumber}/attachments`
  const form = wholeForm({}, 'foto.png', png())
  const answer = await town.call('upload', who, { method: 'POST', path, ...form }, [201])
  const [file] = (answer as { data: { id: string }[] } | undefined)?.data ?? []
  if (!file) return
  await town.call('download', who, get(`${path}/${file.id}/file`))
  await town.call('download', who, get(`${path}/${file.id}/file?variant=public`))
}

async function importSheet(town: Town): Promise<void> {
  const who = one(town.managers)
  const path = `${orders}/imports`
  const form = wholeForm({ companyId: one(town.companies) }, 'ordens.csv', sheetOf(20))
  const sent = await town.call('import', who, { method: 'POST', path, ...form }, [202])
  if (!sent) return
  const { id } = sent as { id: string }
  const isAt = async (wanted: string) => {
    const { status } = ((await town.call('import', who, get(`${path}/${id}`))) ?? {}) as { status?: string }
    return status === wanted
  }
  if (!(await until(() => isAt('checked')))) return town.figures.fail('import: not checked within a minute')
  await town.call('import', who, { method: 'POST', path: `${path}/${id}/start` }, [202])
  if (!(await until(() => isAt('done')))) town.figures.fail('import: not done within a minute')
}

async function runReport(town: Town): Promise<void> {
  const body = { key: 'punctuality-by-day', format: 'xlsx', from, to }
  const path = '/v1/reports/runs'
  const asked = await town.call('report in background', town.admin, { method: 'POST', path, body }, [202])
  if (!asked) return
  const { id } = asked as { id: string }
  const isDone = async () => {
    const run = await town.call('report in background', town.admin, get(`${path}/${id}`))
    return (run as { status?: string } | undefined)?.status === 'done'
  }
  if (!(await until(isDone))) return town.figures.fail('report in background: not done within a minute')
  await town.call('report in background', town.admin, get(`${path}/${id}/file`))
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let second = 0; second < 60; second++) {
    await new Promise((done) => setTimeout(done, 1_000))
    if (await isSo()) return true
  }
  return false
}

/** Aborts a request while it sends a file, or while its response is an export. */
async function leave(town: Town): Promise<void> {
  const who = one(town.managers)
  await new Promise<void>((done) => {
    const { headers, body } = wholeForm({}, 'foto.png', png())
    const path = `${orders}/${anyOrder(town).orderNumber}`
    const isUpload = Math.random() < 0.5
    const call = isUpload
      ? { method: 'POST', path: `${path}/attachments`, headers: { ...headers, 'content-length': String(body.length) } }
      : get(`${orders}/export?companyId=${one(town.companies)}`)
    const asked = town.begin(who, call, (answer) => answer.once('data', () => asked.destroy()))
    asked.on('error', () => undefined).on('close', () => done())
    if (isUpload) asked.write(body.subarray(0, body.length / 2), () => setTimeout(() => asked.destroy(), 50))
    else asked.end()
  })
}

async function signInAndOut(town: Town): Promise<void> {
  const { email, password, address } = anyone(town)
  const visitor = { email, password, address, token: '' }
  await town.signIn(visitor)
  await town.call('who am I', visitor, get('/v1/users/me'))
  await town.call('sign out', visitor, { method: 'POST', path: '/v1/auth/logout' }, [204])
}

const actions: readonly Action[] = [
  { often: 150, run: (town) => town.call('list', anyone(town), get(`${orders}?limit=25`)) },
  { often: 150, run: (town) => town.call('list, filtered', anyone(town), get(`${orders}?${one(filters)}`)) },
  { often: 60, run: (town) => town.call('list', town.admin, get(`${orders}?companyId=${one(town.companies)}`)) },
  { often: 70, run: (town) => town.call('tabs', anyone(town), get(`${orders}/summary`)) },
  { often: 160, run: (town) => town.call('detail', anyone(town), get(`${orders}/${anyOrder(town).orderNumber}`)) },
  {
    often: 50,
    run: (town) => town.call('history', anyone(town), get(`${orders}/${anyOrder(town).orderNumber}/events`)),
  },
  { often: 40, run: (town) => town.call('who am I', anyone(town), get('/v1/users/me')) },
  { often: 30, run: (town) => town.call('notifications', anyone(town), get('/v1/notifications')) },
  { often: 30, run: (town) => town.createOrder(one(town.managers)) },
  { often: 4, run: createTwice },
  {
    often: 120,
    run: async (town) => {
      // The oldest order, so that each is delivered; taking it from the queue prevents concurrent transitions.
      const order = town.moving.shift()
      if (order) await takeNextStep(town, order)
    },
  },
  {
    often: 20,
    run: (town) => {
      const path = `${orders}/${anyOrder(town).orderNumber}/comments`
      return town.call('comment', anyone(town), { method: 'POST', path, body: { text: 'A portaria avisa.' } }, [201])
    },
  },
  { often: 10, run: attach },
  { often: 12, run: signInAndOut },
  {
    often: 4,
    run: (town) => {
      const body = { email: 'ninguem@soak.example', password: 'uma senha que não é esta' }
      const address = anyAddress()
      const call = { method: 'POST', path: '/v1/auth/login', body, headers: { 'x-forwarded-for': address } }
      return town.call('wrong password', undefined, call, [401, 429])
    },
  },
  {
    often: 30,
    run: (town) => town.call('tracking', undefined, get(`/v1/public/tracking/${anyOrder(town).token}`)),
  },
  {
    often: 20,
    run: (town) => {
      const call = { ...get(`/rastreio/${anyOrder(town).token}`), headers: { accept: 'text/html' } }
      return town.call('tracking page', undefined, call)
    },
  },
  { often: 10, run: (town) => town.call('page', undefined, { ...get('/entrar'), headers: { accept: 'text/html' } }) },
  {
    often: 10,
    run: (town) => town.call('dashboard', town.admin, get(`/v1/dashboard?companyId=${one(town.companies)}`)),
  },
  {
    often: 4,
    run: (town) => town.call('report', town.admin, get(`/v1/reports/orders-by-day?${aMonth}`)),
  },
  {
    often: 3,
    run: (town) => {
      const format = one(['csv', 'xlsx'])
      return town.call('export', one(town.managers), get(`${orders}/export?${aMonth}&format=${format}`))
    },
  },
  { often: 1, run: runReport },
  { often: 1, run: importSheet },
  { often: 5, run: leave },
  {
    often: 6,
    run: (town) => {
      const call = { method: 'POST', path: orders, body: '{"companyId":', headers: { 'content-type': json } }
      return town.call('bad input', one(town.managers), { ...call, body: Buffer.from('{"companyId":') }, [400])
    },
  },
]

/** Each action as many times as its frequency, for a weighted random choice. */
const urn = actions.flatMap((action) => Array.from({ length: action.often }, () => action))

/** Returns a random action, weighted by frequency. */
export const nextAction = (): Action => one(urn)
