import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../context.ts'

/** Receives notifications of other processes through the database. */
export interface Listener {
  /**
   * Subscribes to a channel until the returned function is called. Notifications arrive in small batches, in the
   * order of
   * their commits. `lost` runs when some may have been missed.
   */
  listen(channel: string, heard: (payloads: readonly string[]) => void, lost: () => void): Promise<() => void>
  stop(): Promise<void>
}

interface Ear {
  readonly heard: (payloads: readonly string[]) => void
  readonly lost: () => void
}

/** How long notifications are gathered before they are passed on together. */
const gatherMs = 10
const pauseMs = 1_000

/** Opens a listener with its own connection, which opens with the first subscription and reconnects when it breaks. */
export function openListener(url: string, log: Log): Listener {
  const ears = new Map<string, Set<Ear>>()
  const gathered = new Map<string, string[]>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let stopped = false

  const hear = (channel: string, payload: string): void => {
    const batch = gathered.get(channel)
    if (batch) return void batch.push(payload)
    gathered.set(channel, [payload])
    setTimeout(() => {
      const payloads = gathered.get(channel) ?? []
      gathered.delete(channel)
      for (const { heard } of ears.get(channel) ?? []) heard(payloads)
    }, gatherMs)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    // Without this listener a lost connection would end the process.
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens was lost'))
    next.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    try {
      await next.connect()
      for (const channel of ears.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    next.on('end', () => {
      client = undefined
      if (!stopped) void reconnect()
    })
  }

  const reconnect = async (): Promise<void> => {
    while (!stopped && !client) {
      await sleep(pauseMs, undefined, { ref: false })
      await connect().catch((error: unknown) => log.warn({ err: error }, 'listening is not possible now'))
    }
    if (!stopped) for (const listening of ears.values()) for (const { lost } of listening) lost()
  }

  return {
    listen: async (channel, heard, lost) => {
      const ear = { heard, lost }
      const known = ears.get(channel)
      if (known) known.add(ear)
      else ears.set(channel, new Set([ear]))
      connecting ??= connect()
      try {
        await connecting
        if (!known) await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        ears.get(channel)?.delete(ear)
        if (!client) connecting = undefined
        throw error
      }
      return () => void ears.get(channel)?.delete(ear)
    },
    stop: async () => {
      stopped = true
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
