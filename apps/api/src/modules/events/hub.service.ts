import type { ServiceOrderEvent } from '@malote/api-client/contract'
import type { Context, Session } from '../../platform/context.ts'
import type { Listener } from '../../platform/db/listener.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type LiveRow, selectForReaders } from './events.sql.ts'

/** Somebody who listens, at one open connection. */
interface Reader {
  readonly sessionId: Session['id']
  readonly user: Session['user']
  readonly visibilities: readonly ServiceOrderEvent['visibility'][]
  readonly companyId: string | undefined
  /** The companies that the reader belongs to; none for admins. */
  readonly companyIds: readonly string[]
  readonly tell: (row: LiveRow) => void
  /** Says that what this person is told of has changed. */
  readonly tellNews: () => void
  readonly end: () => void
}

interface Hub {
  /** Tells the reader of what happens from now on, until the returned function is called. */
  join(reader: Reader): Promise<() => void>
}

/** Streams of one process, and of one person; a browser opens one for each tab. */
const mostReaders = 2_000
const mostOfOne = 20
/** Streams of the people of one company, so that no company takes all that a process has. */
const mostOfCompany = 400

const hubs = new WeakMap<Listener, Hub>()

/** The one hub of this process: it reads each event once, however many listen. */
export function hubOf(ctx: Context): Hub {
  const { listener } = ctx
  if (!listener) throw unavailable()
  const known = hubs.get(listener)
  if (known) return known
  const hub = createHub(ctx, listener)
  hubs.set(listener, hub)
  return hub
}

function createHub({ db, log }: Context, listener: Listener): Hub {
  const readers = new Set<Reader>()
  let listening: Promise<unknown> | undefined
  // One batch after another, so that nobody is told out of order.
  let turn: Promise<void> = Promise.resolve()

  const endAll = (): void => {
    for (const reader of [...readers]) reader.end()
  }

  const pass = async (ids: readonly string[]): Promise<void> => {
    if (readers.size === 0) return
    const people = [...new Set([...readers].map(({ user }) => user.id))]
    for (const row of await selectForReaders(db, ids, people)) {
      for (const reader of readers) if (concerns(reader, row)) reader.tell(row)
    }
  }

  const heard = (ids: readonly string[]): void => {
    turn = turn
      .then(() => pass(ids))
      .catch((error: unknown) => {
        // They resume, and are told what this batch would have told them.
        log.warn({ err: error }, 'events could not be read; streams begin again')
        endAll()
      })
  }

  const heardNews = (userIds: readonly string[]): void => {
    const people = new Set(userIds)
    for (const reader of [...readers]) if (people.has(reader.user.id)) reader.tellNews()
  }

  const heardEnded = (sessionIds: readonly string[]): void => {
    const ended = new Set(sessionIds)
    for (const reader of [...readers]) if (ended.has(reader.sessionId)) reader.end()
  }

  /** Who hears what is said on each channel. */
  const channels: Readonly<Record<string, (ids: readonly string[]) => void>> = {
    malote_events: heard,
    malote_notifications: heardNews,
    malote_sessions: heardEnded,
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

/** Whether a reader may know of an event, and asked to. Roles and memberships are those of this moment. */
function concerns(reader: Reader, row: LiveRow & { members: readonly string[] }): boolean {
  if (reader.companyId && reader.companyId !== row.company_id) return false
  if (!reader.visibilities.includes(row.visibility)) return false
  return reader.user.role === 'admin' || row.members.includes(reader.user.id)
}

/** Why nothing can be told as it happens, and what to do instead. */
function unavailable(): AppError {
  const detail = 'Eventos na hora não estão disponíveis agora. Leia as listas de novo em alguns instantes.'
  return new AppError('unavailable', detail, { headers: { 'retry-after': '10' } })
}
