import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type ApiRequest, buildOrder, getCompanyId, type Server, send } from '../bench/servers/api-servers.ts'
import type { Measurements } from './statistics.ts'

/** A signed-in user with a separate network address. */
export interface User {
  readonly email: string
  readonly password: string
  token: string
  readonly address: string
}

/** An order of the load. */
export interface Order {
  readonly orderNumber: string
  readonly dropoff: string
  readonly token: string
  status: string
  /** Whether an attempt failed. */
  failed: boolean
}

/** The servers, users and orders of the load. */
export class LoadContext {
  readonly measurements: Measurements
  readonly servers: readonly Server[]
  readonly admin: User
  readonly companies: string[] = []
  readonly operators: User[] = []
  readonly managers: User[] = []
  /** Orders with further transitions. `orders` contains all created orders, to be read. */
  readonly activeOrders: Order[] = []
  readonly orders: Order[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })

  constructor(servers: readonly Server[], admin: { email: string; password: string }, measurements: Measurements) {
    this.servers = servers
    this.measurements = measurements
    this.admin = { ...admin, token: '', address: '10.0.0.1' }
  }

  /** The URL of a random server, like a load balancer. */
  #pickServer(): string {
    return pickRandom(this.servers).url
  }

  /**
   * Sends a request as a user and returns the parsed response; an unexpected status counts as an error and returns
   * undefined.
   */
  async send(
    group: string,
    user: User | undefined,
    call: ApiRequest,
    expected: readonly number[] = [200],
  ): Promise<unknown> {
    const due = this.measurements.now()
    const headers = { 'x-forwarded-for': user?.address ?? randomAddress(), ...call.headers }
    try {
      const { status, text } = await send(this.#agent, this.#pickServer(), user?.token ?? '', { ...call, headers })
      this.measurements.recordRequest(group, due)
      if (!expected.includes(status)) {
        this.measurements.recordError(`${group}: ${status} ${formatError(text)}`)
        return undefined
      }
      return text.startsWith('{') ? JSON.parse(text) : text
    } catch (error) {
      this.measurements.recordError(`${group}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`)
      return undefined
    }
  }

  /** Opens a request whose body or response the caller may abort. */
  open(user: User, { method, path, headers }: ApiRequest, onResponse: (response: IncomingMessage) => void) {
    const all = { authorization: `Bearer ${user.token}`, 'x-forwarded-for': user.address, ...headers }
    return request(`${this.#pickServer()}${path}`, { method, headers: all }, onResponse)
  }

  async signIn(user: User): Promise<void> {
    const { email, password } = user
    const call = { method: 'POST', path: '/v1/auth/login', body: { email, password } }
    const response = (await this.send('sign in', undefined, call)) as { token: string } | undefined
    if (response) user.token = response.token
  }

  async createOrder(user: User): Promise<Order | undefined> {
    const body = buildOrder(pickRandom(this.companies), randomRecipient())
    const call = { method: 'POST', path: '/v1/service-orders', body, headers: { 'idempotency-key': randomUUID() } }
    return this.addOrder(await this.send('create', user, call, [201]))
  }

  /** Adds the order of a response to the lists. */
  addOrder(response: unknown): Order | undefined {
    if (!response) return undefined
    const { orderNumber, status, stops, trackingUrl } = response as {
      orderNumber: string
      status: string
      stops: { id: string }[]
      trackingUrl: string
    }
    const token = trackingUrl.split('/').at(-1) ?? ''
    const order = { orderNumber, status, dropoff: stops.at(-1)?.id ?? '', token, failed: false }
    this.activeOrders.push(order)
    this.orders.push(order)
    return order
  }

  /** Creates the users of some companies, and the first orders. */
  async prepare(): Promise<void> {
    for (const k of [0, 3, 7, 12, 20, 31]) this.companies.push(await getCompanyId(k))
    await this.signIn(this.admin)
    for (const [role, users, count] of [
      ['operator', this.operators, 6],
      ['manager', this.managers, 12],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const account = { email: `${role}${index}@soak.example`, password: `senha da pessoa ${role} ${index}` }
        const body = { ...account, name: `${role} ${index}`, role, companyIds: this.companies }
        await this.send('create a user', this.admin, { method: 'POST', path: '/v1/users', body }, [201])
        const user = { ...account, token: '', address: `10.0.1.${role === 'operator' ? index : 100 + index}` }
        await this.signIn(user)
        users.push(user)
      }
    }
    for (let count = 0; count < 30; count++) await this.createOrder(pickRandom(this.managers))
    const [first] = this.measurements.errors
    if (first) throw new Error(`The load could not be prepared: ${first.what}`)
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** The code and fields of an unexpected response. */
function formatError(text: string): string {
  if (!text.startsWith('{')) return ''
  const { code, errors } = JSON.parse(text) as { code?: string; errors?: unknown }
  return `${code} ${errors ? JSON.stringify(errors) : ''}`.trim()
}

export function pickRandom<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}

export const randomRecipient = () => `Mariana ${randomUUID().slice(0, 8)}`

/** A random network address of a client. */
export const randomAddress = () => `172.16.${Math.floor(Math.random() * 8)}.${Math.floor(Math.random() * 250)}`
