import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../context.ts'
import { connectionTo } from './hosts.ts'

/** Receives notifications of other processes through the database. */
export interface Listener {
  /**
   * Subscribes to a channel until the returned function is called. Notifications arrive in small batches, in the order
   * of their commits. `onLost` runs when some may have been missed.
   */
  listen(channel: string, onMessages: (payloads: readonly string[]) => void, onLost: () => void): Promise<() => void>
  stop(): Promise<void>
}

interface Subscriber {
  readonly onMessages: (payloads: readonly string[]) => void
  readonly onLost: () => void
}

/** Notifications are collected for this long and delivered together. */
const batchMs = 10
const pauseMs = 1_000

/** Opens a listener with its own connection, which opens with the first subscription and reconnects when it breaks. */
export function openListener(url: string, log: Log): Listener {
  const connection = connectionTo(url)
  const subscribers = new Map<string, Set<Subscriber>>()
  const batches = new Map<string, string[]>()
  let client: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let stopped = false

  const receive = (channel: string, payload: string): void => {
    const batch = batches.get(channel)
    if (batch) return void batch.push(payload)
    batches.set(channel, [payload])
    setTimeout(() => {
      const payloads = batches.get(channel) ?? []
      batches.delete(channel)
      for (const { onMessages } of subscribers.get(channel) ?? []) onMessages(payloads)
    }, batchMs)
  }

  const connect = async (): Promise<void> => {
    const { connectionString, Client } = connection
    const next = new Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    // Without this listener a lost connection would end the process.
    next.on('error', (error) => log.warn({ err: error }, 'the LISTEN connection was lost'))
    next.on('notification', ({ channel, payload = '' }) => receive(channel, payload))
    try {
      await next.connect()
      for (const channel of subscribers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    // Stopped while it reconnected.
    if (stopped) return void (await next.end())
    client = next
    next.on('end', () => {
      client = undefined
      if (!stopped) void reconnect()
    })
  }

  const reconnect = async (): Promise<void> => {
    while (!stopped && !client) {
      await sleep(pauseMs, undefined, { ref: false })
      await connect().catch((error: unknown) => log.warn({ err: error }, 'LISTEN failed and is retried'))
    }
    if (!stopped) for (const listening of subscribers.values()) for (const { onLost: lost } of listening) lost()
  }

  return {
    listen: async (channel, onMessages, onLost) => {
      const subscriber = { onMessages, onLost }
      const others = subscribers.get(channel)
      if (others) others.add(subscriber)
      else subscribers.set(channel, new Set([subscriber]))
      connecting ??= connect()
      try {
        await connecting
        if (!others) await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        subscribers.get(channel)?.delete(subscriber)
        if (!client) connecting = undefined
        throw error
      }
      return () => void subscribers.get(channel)?.delete(subscriber)
    },
    stop: async () => {
      stopped = true
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}
