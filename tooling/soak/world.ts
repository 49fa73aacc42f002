import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type Call, companyId, newOrder, type Server, send } from '../bench/servers/api-servers.ts'
import type { Figures } from './statistics.ts'

/** A signed-in user with a separate network address. */
export interface Person {
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
export class Town {
  readonly figures: Figures
  readonly servers: readonly Server[]
  readonly admin: Person
  readonly companies: string[] = []
  readonly operators: Person[] = []
  readonly managers: Person[] = []
  /** Orders with further transitions. `orders` contains all created orders, to be read. */
  readonly moving: Order[] = []
  readonly known: Order[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })

  constructor(servers: readonly Server[], admin: { email: string; password: string }, figures: Figures) {
    this.servers = servers
    this.figures = figures
    this.admin = { ...admin, token: '', address: '10.0.0.1' }
  }

  /** The URL of a random server, like a load balancer. */
  #anyServer(): string {
    return one(this.servers).url
  }

  /**
   * Sends a request as a user and returns the parsed response; an unexpected status counts as an error and returns
   * undefined.
   */
  async call(group: string, who: Person | undefined, call: Call, wanted: readonly number[] = [200]): Promise<unknown> {
    const due = this.figures.now()
    const headers = { 'x-forwarded-for': who?.address ?? anyAddress(), ...call.headers }
    try {
      const { status, text } = await send(this.#agent, this.#anyServer(), who?.token ?? '', { ...call, headers })
      this.figures.note(group, due)
      if (!wanted.includes(status)) {
        this.figures.fail(`${group}: ${status} ${codeOf(text)}`)
        return undefined
      }
      return text.startsWith('{') ? JSON.parse(text) : text
    } catch (error) {
      this.figures.fail(`${group}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`)
      return undefined
    }
  }

  /** Opens a request whose body or response the caller may abort. */
  begin(who: Person, { method, path, headers }: Call, onAnswer: (answer: IncomingMessage) => void) {
    const all = { authorization: `Bearer ${who.token}`, 'x-forwarded-for': who.address, ...headers }
    return request(`${this.#anyServer()}${path}`, { method, headers: all }, onAnswer)
  }

  async signIn(person: Person): Promise<void> {
    const { email, password } = person
    const call = { method: 'POST', path: '/v1/auth/login', body: { email, password } }
    const answer = (await this.call('sign in', undefined, call)) as { token: string } | undefined
    if (answer) person.token = answer.token
  }

  async createOrder(who: Person): Promise<Order | undefined> {
    const body = newOrder(one(this.companies), recipient())
    const call = { method: 'POST', path: '/v1/service-orders', body, headers: { 'idempotency-key': randomUUID() } }
    return this.keep(await this.call('create', who, call, [201]))
  }

  /** Adds the order of a response to the lists. */
  keep(answer: unknown): Order | undefined {
    if (!answer) return undefined
    const { orderNumber, status, stops, trackingUrl } = answer as {
      orderNumber: string
      status: string
      stops: { id: string }[]
      trackingUrl: string
    }
    const token = trackingUrl.split('/').at(-1) ?? ''
    const order = { orderNumber, status, dropoff: stops.at(-1)?.id ?? '', token, failed: false }
    this.moving.push(order)
    this.known.push(order)
    return order
  }

  /** Creates the users of some companies, and the first orders. */
  async settle(): Promise<void> {
    for (const k of [0, 3, 7, 12, 20, 31]) this.companies.push(await companyId(k))
    await this.signIn(this.admin)
    for (const [role, people, count] of [
      ['operator', this.operators, 6],
      ['manager', this.managers, 12],
    ] as const) {
      for (let index = 0; index < count; index++) {
        const account = { email: `${role}${index}@soak.example`, password: `senha da pessoa ${role} ${index}` }
        const body = { ...account, name: `${role} ${index}`, role, companyIds: this.companies }
        await this.call('create a person', this.admin, { method: 'POST', path: '/v1/users', body }, [201])
        const person = { ...account, token: '', address: `10.0.1.${role === 'operator' ? index : 100 + index}` }
        await this.signIn(person)
        people.push(person)
      }
    }
    for (let count = 0; count < 30; count++) await this.createOrder(one(this.managers))
    const [first] = this.figures.errors
    if (first) throw new Error(`The load could not be prepared: ${first.what}`)
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** The code and fields of an unexpected response. */
function codeOf(text: string): string {
  if (!text.startsWith('{')) return ''
  const { code, errors } = JSON.parse(text) as { code?: string; errors?: unknown }
  return `${code} ${errors ? JSON.stringify(errors) : ''}`.trim()
}

export function one<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}

export const recipient = () => `Mariana ${randomUUID().slice(0, 8)}`

/** A random network address of a client. */
export const anyAddress = () => `172.16.${Math.floor(Math.random() * 8)}.${Math.floor(Math.random() * 250)}`
