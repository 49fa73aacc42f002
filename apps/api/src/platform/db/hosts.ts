import pg from 'pg'
import { splitHosts } from '../config/split-hosts.ts'

/** A role of a server in a streaming replication; `any` accepts both. */
export type ServerRole = 'primary' | 'any'

/** How long one attempt to reach a host may take; the pool gives a connection five seconds. */
const probeMs = 3_000
/** Connections that open together share the result of an attempt. */
const sharedMs = 1_000

/**
 * Connects to one host, and returns its address.
 *
 * @throws Error with the code of a read-only server when a standby was reached and a primary is required.
 */
async function probe(address: string, role: ServerRole): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: probeMs })
  // A connection that breaks rejects its query too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (role === 'any' || !rows[0]?.standby) return address
    throw Object.assign(new Error('no host of the database address is a primary'), { code: '25006' })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Finds the host that has the role; with several, the one that responds first. */
function createFinder(addresses: readonly string[], role: ServerRole): () => Promise<string> {
  let latest: { readonly at: number; readonly address: Promise<string> } | undefined
  return () => {
    if (latest && Date.now() - latest.at < sharedMs) return latest.address
    const address = Promise.any(addresses.map((one) => probe(one, role))).catch((error: AggregateError) => {
      throw error.errors[0]
    })
    latest = { at: Date.now(), address }
    return address
  }
}

interface Connection {
  readonly connectionString: string
  readonly Client: typeof pg.Client
}

/**
 * Returns the settings with which `pg` connects to an address. With several hosts each new connection is made to the primary of
 * that moment, so that a failover needs no restart; the driver itself takes one host only.
 *
 * @param role The role of the server to connect to. @default 'primary'
 * @param Base The class of the connections. @default pg.Client
 */
export function connectionTo(
  url: string,
  role: ServerRole = 'primary',
  Base: typeof pg.Client = pg.Client,
): Connection {
  const addresses = splitHosts(url)
  const [first = url] = addresses
  if (addresses.length === 1) return { connectionString: first, Client: Base }
  const find = createFinder(addresses, role)
  class FoundClient extends Base {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = find().then((address) => {
        const { hostname, port } = new URL(address)
        Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || 5432 })
        return super.connect()
      })
      if (!callback) return connected
      connected.then(() => callback(undefined as unknown as Error), callback)
      return undefined
    }
  }
  return { connectionString: first, Client: FoundClient }
}
