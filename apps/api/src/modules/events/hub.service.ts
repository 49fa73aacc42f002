import type { ServiceOrderEvent } from '@malote/api-client/contract'
import type { Context, Session } from '../../platform/context.ts'
import type { Listener } from '../../platform/db/listener.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type LiveRow, selectEventsForReaders } from './events.sql.ts'

/** One open connection. */
interface Reader {
  readonly sessionId: Session['id']
  readonly user: Session['user']
  readonly visibilities: readonly ServiceOrderEvent['visibility'][]
  readonly companyId: string | undefined
  /** The companies that the user belongs to; none for admins. */
  readonly companyIds: readonly string[]
  readonly receive: (row: LiveRow) => void
  /** Reports that the user's notifications have changed. */
  readonly notifyUnread: () => void
  readonly end: () => void
}

interface Hub {
  /** Sends new events to the reader until the returned function is called. */
  join(reader: Reader): Promise<() => void>
}

/** Maximum number of streams of one process, and of one user; a browser opens one for each tab. */
const mostReaders = 2_000
const mostOfOne = 20
/** Maximum number of streams of the users of one company, so that no company uses up those of a process. */
const mostOfCompany = 400

const hubs = new WeakMap<Listener, Hub>()

/** Returns the single hub of this process: it reads each event once for all readers. */
export function getHub(ctx: Context): Hub {
  const { listener } = ctx.services
  if (!listener) throw unavailable()
  const existingHub = hubs.get(listener)
  if (existingHub) return existingHub
  const hub = createHub(ctx, listener)
  hubs.set(listener, hub)
  return hub
}

function createHub({ db, log }: Context, listener: Listener): Hub {
  const readers = new Set<Reader>()
  let listening: Promise<unknown> | undefined
  // Batches are processed in sequence, so that events stay in order.
  let turn: Promise<void> = Promise.resolve()

  const endAll = (): void => {
    for (const reader of [...readers]) reader.end()
  }

  const pass = async (ids: readonly string[]): Promise<void> => {
    if (readers.size === 0) return
    const people = [...new Set([...readers].map(({ user }) => user.id))]
    for (const row of await selectEventsForReaders(db, ids, people)) {
      for (const reader of readers) if (mayReceive(reader, row)) reader.receive(row)
    }
  }

  const received = (ids: readonly string[]): void => {
    turn = turn
      .then(() => pass(ids))
      .catch((error: unknown) => {
        // Clients reconnect and replay the events of this batch.
        log.warn({ err: error }, 'events could not be read; streams begin again')
        endAll()
      })
  }

  const handleNotifications = (userIds: readonly string[]): void => {
    const people = new Set(userIds)
    for (const reader of [...readers]) if (people.has(reader.user.id)) reader.notifyUnread()
  }

  const handleEndedSessions = (sessionIds: readonly string[]): void => {
    const ended = new Set(sessionIds)
    for (const reader of [...readers]) if (ended.has(reader.sessionId)) reader.end()
  }

  /** The handler of each notification channel of the database. */
  const channels: Readonly<Record<string, (ids: readonly string[]) => void>> = {
    malote_events: received,
    malote_notifications: handleNotifications,
    malote_sessions: handleEndedSessions,
  }

  const listen = async (): Promise<void> => {
    const stops: (() => void)[] = []
    try {
      for (const [channel, hear] of Object.entries(channels)) stops.push(await listener.listen(channel, hear, endAll))
    } catch (error) {
      for (const stop of stops) stop()
      throw error
    }
  }

  return {
    join: async (reader) => {
      if (readers.size >= mostReaders) throw unavailable()
      const own = [...readers].filter(({ user }) => user.id === reader.user.id).length
      const wait = { headers: { 'retry-after': '60' } }
      if (own >= mostOfOne) throw new AppError('too_many_requests', 'Há abas demais abertas. Feche algumas.', wait)
      const isFull = (id: string): boolean =>
        [...readers].filter(({ companyIds }) => companyIds.includes(id)).length >= mostOfCompany
      if (reader.companyIds.some(isFull)) {
        throw new AppError('too_many_requests', 'Sua empresa tem conexões demais abertas. Feche algumas abas.', wait)
      }
      readers.add(reader)
      const leave = (): void => void readers.delete(reader)
      listening ??= listen()
      try {
        await listening
      } catch (error) {
        listening = undefined
        leave()
        throw error
      }
      return leave
    },
  }
}

/** Whether a reader may see an event and subscribed to it. Uses the current roles and memberships. */
function mayReceive(reader: Reader, row: LiveRow & { members: readonly string[] }): boolean {
  if (reader.companyId && reader.companyId !== row.company_id) return false
  if (!reader.visibilities.includes(row.visibility)) return false
  return reader.user.role === 'admin' || row.members.includes(reader.user.id)
}

/** The error when streams cannot be served, with what to do instead. */
function unavailable(): AppError {
  const detail = 'Eventos na hora não estão disponíveis agora. Leia as listas de novo em alguns instantes.'
  return new AppError('unavailable', detail, { headers: { 'retry-after': '10' } })
}
