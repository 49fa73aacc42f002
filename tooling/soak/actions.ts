import { randomUUID } from 'node:crypto'
import { buildOrder } from '../bench/servers/api-servers.ts'
import { type LoadContext, type Order, pickRandom, randomAddress, randomRecipient } from './load-context.ts'
import { buildForm, buildRandomPng, buildSpreadsheet } from './payloads.ts'

/** A user action, and its frequency per thousand actions. */
interface Action {
  readonly frequency: number
  readonly run: (context: LoadContext) => Promise<unknown>
}

const orders = '/v1/service-orders'
const json = 'application/json'
/** A period without new orders, so that a report in the last minute reads as many rows as in the first. */
const [from, to] = [daysAgo(120), daysAgo(90)]
const period = `from=${from}&to=${to}`
const get = (path: string) => ({ method: 'GET', path })
const pickUser = ({ managers, operators }: LoadContext) => pickRandom([...managers, ...operators])
/** One of the latest orders, as users mostly open current ones. */
const pickOrder = ({ orders }: LoadContext) => pickRandom(orders.slice(-300))

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
async function advanceOrder(context: LoadContext, order: Order): Promise<void> {
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
  const response = await context.send('transition', pickRandom(context.operators), to ? step(to) : completed)
  if (!response) return
  order.status = (response as Order).status
  order.failed ||= order.status === 'failed'
  if (order.status !== 'delivered') context.activeOrders.push(order)
}

/** Sends the same idempotency key twice: only one order may be created. */
async function createTwice(context: LoadContext): Promise<void> {
  const call = {
    method: 'POST',
    path: orders,
    body: buildOrder(pickRandom(context.companies), randomRecipient()),
    headers: { 'idempotency-key': randomUUID() },
  }
  const user = pickRandom(context.managers)
  // The second request may arrive while the first is still in progress.
  const responses = await Promise.all([0, 1].map(() => context.send('create twice', user, call, [201, 409])))
  const orderNumbers = new Set(
    responses.flatMap((response) => (response as Partial<Order> | undefined)?.orderNumber ?? []),
  )
  if (orderNumbers.size > 1) context.measurements.recordError('create twice: two orders of one key')
  else context.addOrder(responses.find((response) => (response as Partial<Order> | undefined)?.orderNumber))
}

async function attach(context: LoadContext): Promise<void> {
  const user = pickUser(context)
  // A new order, because the attachments of an order are limited.
  const order = await context.createOrder(user)
  if (!order) return
  const path = `${orders}/${order.orderNumber}/attachments`
  const form = buildForm({}, 'foto.png', buildRandomPng())
  const response = await context.send('upload', user, { method: 'POST', path, ...form }, [201])
  const [file] = (response as { data: { id: string }[] } | undefined)?.data ?? []
  if (!file) return
  await context.send('download', user, get(`${path}/${file.id}/file`))
  await context.send('download', user, get(`${path}/${file.id}/file?variant=public`))
}

async function importSpreadsheet(context: LoadContext): Promise<void> {
  const user = pickRandom(context.managers)
  const path = `${orders}/imports`
  const form = buildForm({ companyId: pickRandom(context.companies) }, 'ordens.csv', buildSpreadsheet(20))
  const sent = await context.send('import', user, { method: 'POST', path, ...form }, [202])
  if (!sent) return
  const { id } = sent as { id: string }
  const isAt = async (wanted: string) => {
    const { status } = ((await context.send('import', user, get(`${path}/${id}`))) ?? {}) as { status?: string }
    return status === wanted
  }
  if (!(await pollUntil(() => isAt('checked'))))
    return context.measurements.recordError('import: not checked within a minute')
  await context.send('import', user, { method: 'POST', path: `${path}/${id}/start` }, [202])
  if (!(await pollUntil(() => isAt('done')))) context.measurements.recordError('import: not done within a minute')
}

async function runReport(context: LoadContext): Promise<void> {
  const body = { key: 'punctuality-by-day', format: 'xlsx', from, to }
  const path = '/v1/reports/runs'
  const outgoing = await context.send('report in background', context.admin, { method: 'POST', path, body }, [202])
  if (!outgoing) return
  const { id } = outgoing as { id: string }
  const isDone = async () => {
    const run = await context.send('report in background', context.admin, get(`${path}/${id}`))
    return (run as { status?: string } | undefined)?.status === 'done'
  }
  if (!(await pollUntil(isDone)))
    return context.measurements.recordError('report in background: not done within a minute')
  await context.send('report in background', context.admin, get(`${path}/${id}/file`))
}

async function pollUntil(check: () => Promise<boolean>): Promise<boolean> {
  for (let second = 0; second < 60; second++) {
    await new Promise((done) => setTimeout(done, 1_000))
    if (await check()) return true
  }
  return false
}

/** Aborts a request while it sends a file, or while its response is an export. */
async function abortRequest(context: LoadContext): Promise<void> {
  const user = pickRandom(context.managers)
  await new Promise<void>((done) => {
    const { headers, body } = buildForm({}, 'foto.png', buildRandomPng())
    const path = `${orders}/${pickOrder(context).orderNumber}`
    const isUpload = Math.random() < 0.5
    const call = isUpload
      ? { method: 'POST', path: `${path}/attachments`, headers: { ...headers, 'content-length': String(body.length) } }
      : get(`${orders}/export?companyId=${pickRandom(context.companies)}`)
    const outgoing = context.open(user, call, (response) => response.once('data', () => outgoing.destroy()))
    outgoing.on('error', () => undefined).on('close', () => done())
    if (isUpload) outgoing.write(body.subarray(0, body.length / 2), () => setTimeout(() => outgoing.destroy(), 50))
    else outgoing.end()
  })
}

async function signInAndOut(context: LoadContext): Promise<void> {
  const { email, password, address } = pickUser(context)
  const visitor = { email, password, address, token: '' }
  await context.signIn(visitor)
  await context.send('who am I', visitor, get('/v1/users/me'))
  await context.send('sign out', visitor, { method: 'POST', path: '/v1/auth/logout' }, [204])
}

const actions: readonly Action[] = [
  { frequency: 150, run: (context) => context.send('list', pickUser(context), get(`${orders}?limit=25`)) },
  {
    frequency: 150,
    run: (context) => context.send('list, filtered', pickUser(context), get(`${orders}?${pickRandom(filters)}`)),
  },
  {
    frequency: 60,
    run: (context) => context.send('list', context.admin, get(`${orders}?companyId=${pickRandom(context.companies)}`)),
  },
  { frequency: 70, run: (context) => context.send('tabs', pickUser(context), get(`${orders}/summary`)) },
  {
    frequency: 160,
    run: (context) => context.send('detail', pickUser(context), get(`${orders}/${pickOrder(context).orderNumber}`)),
  },
  {
    frequency: 50,
    run: (context) =>
      context.send('history', pickUser(context), get(`${orders}/${pickOrder(context).orderNumber}/events`)),
  },
  { frequency: 40, run: (context) => context.send('who am I', pickUser(context), get('/v1/users/me')) },
  { frequency: 30, run: (context) => context.send('notifications', pickUser(context), get('/v1/notifications')) },
  { frequency: 30, run: (context) => context.createOrder(pickRandom(context.managers)) },
  { frequency: 4, run: createTwice },
  {
    frequency: 120,
    run: async (context) => {
      // The oldest order, so that each is delivered; taking it from the queue prevents concurrent transitions.
      const order = context.activeOrders.shift()
      if (order) await advanceOrder(context, order)
    },
  },
  {
    frequency: 20,
    run: (context) => {
      const path = `${orders}/${pickOrder(context).orderNumber}/comments`
      return context.send(
        'comment',
        pickUser(context),
        { method: 'POST', path, body: { text: 'A portaria avisa.' } },
        [201],
      )
    },
  },
  { frequency: 10, run: attach },
  { frequency: 12, run: signInAndOut },
  {
    frequency: 4,
    run: (context) => {
      const body = { email: 'ninguem@soak.example', password: 'uma senha que não é esta' }
      const address = randomAddress()
      const call = { method: 'POST', path: '/v1/auth/login', body, headers: { 'x-forwarded-for': address } }
      return context.send('wrong password', undefined, call, [401, 429])
    },
  },
  {
    frequency: 30,
    run: (context) => context.send('tracking', undefined, get(`/v1/public/tracking/${pickOrder(context).token}`)),
  },
  {
    frequency: 20,
    run: (context) => {
      const call = { ...get(`/rastreio/${pickOrder(context).token}`), headers: { accept: 'text/html' } }
      return context.send('tracking page', undefined, call)
    },
  },
  {
    frequency: 10,
    run: (context) => context.send('page', undefined, { ...get('/entrar'), headers: { accept: 'text/html' } }),
  },
  {
    frequency: 10,
    run: (context) =>
      context.send('dashboard', context.admin, get(`/v1/dashboard?companyId=${pickRandom(context.companies)}`)),
  },
  {
    frequency: 4,
    run: (context) => context.send('report', context.admin, get(`/v1/reports/orders-by-day?${period}`)),
  },
  {
    frequency: 3,
    run: (context) => {
      const format = pickRandom(['csv', 'xlsx'])
      return context.send('export', pickRandom(context.managers), get(`${orders}/export?${period}&format=${format}`))
    },
  },
  { frequency: 1, run: runReport },
  { frequency: 1, run: importSpreadsheet },
  { frequency: 5, run: abortRequest },
  {
    frequency: 6,
    run: (context) => {
      const call = { method: 'POST', path: orders, body: '{"companyId":', headers: { 'content-type': json } }
      return context.send(
        'bad input',
        pickRandom(context.managers),
        { ...call, body: Buffer.from('{"companyId":') },
        [400],
      )
    },
  },
]

/** Each action as many times as its frequency, for a weighted random choice. */
const weightedActions = actions.flatMap((action) => Array.from({ length: action.frequency }, () => action))

/** Returns a random action, weighted by frequency. */
export const nextAction = (): Action => pickRandom(weightedActions)
