import type { ServiceOrderEvent } from '@malote/api-client/contract'
import type { Context, Session } from '../../platform/context.ts'
import type { Listener } from '../../platform/db/listener.ts'
import { AppError, limitError } from '../../platform/errors/app-error.ts'
import { type EventKey, type EventRow, selectEventsForUsers } from './events.sql.ts'

/** One open event stream of a user. */
interface Subscriber {
  readonly sessionId: Session['id']
  readonly user: Session['user']
  readonly visibilities: readonly ServiceOrderEvent['visibility'][]
  readonly companyId: string | undefined
  /** The companies that the user belongs to; none for admins. */
  readonly companyIds: readonly string[]
  readonly receive: (row: EventRow) => void
  /** Reports that the user's notifications have changed. */
  readonly notifyUnread: () => void
  readonly end: () => void
}

interface Hub {
  /** Sends new events to the subscriber until the returned function is called. */
  subscribe(reader: Subscriber): Promise<() => void>
}

/** Maximum number of streams of one process. */
const maximumStreams = 2_000
/** Maximum number of streams of one user; a browser opens one for each tab. */
const maximumStreamsPerUser = 20
/** Maximum number of streams of the users of one company, so that one company cannot use all streams of a process. */
const maximumStreamsPerCompany = 400
/** When a client with too many streams may try again. */
const retryMs = 60_000

const hubs = new WeakMap<Listener, Hub>()

/** Returns the single hub of this process: it reads each event from the database once for all subscribers. */
export function getHub(ctx: Context): Hub {
  const { listener } = ctx.services
  if (!listener) throw createUnavailableError()
  const existingHub = hubs.get(listener)
  if (existingHub) return existingHub
  const hub = createHub(ctx, listener)
  hubs.set(listener, hub)
  return hub
}

function createHub({ db, log }: Context, listener: Listener): Hub {
  const subscribers = new Set<Subscriber>()
  let listenPromise: Promise<unknown> | undefined
  // Batches are processed in sequence, so that events stay in order.
  let lastBatch: Promise<void> = Promise.resolve()

  const endAllStreams = (): void => {
    for (const subscriber of [...subscribers]) subscriber.end()
  }

  const sendEvents = async (keys: readonly EventKey[]): Promise<void> => {
    if (subscribers.size === 0) return
    const userIds = [...new Set([...subscribers].map(({ user }) => user.id))]
    for (const row of await selectEventsForUsers(db, keys, userIds)) {
      for (const subscriber of subscribers) if (canReceive(subscriber, row)) subscriber.receive(row)
    }
  }

  const handleEvents = (payloads: readonly string[]): void => {
    lastBatch = lastBatch
      .then(() => sendEvents(payloads.map(toEventKey)))
      .catch((error: unknown) => {
        // Clients reconnect and replay the events of this batch.
        log.warn({ err: error }, 'events could not be read; all streams are reset')
        endAllStreams()
      })
  }

  const handleNotifications = (userIds: readonly string[]): void => {
    const notifiedUserIds = new Set(userIds)
    for (const subscriber of [...subscribers]) if (notifiedUserIds.has(subscriber.user.id)) subscriber.notifyUnread()
  }

  const handleEndedSessions = (sessionIds: readonly string[]): void => {
    const endedSessionIds = new Set(sessionIds)
    for (const subscriber of [...subscribers]) if (endedSessionIds.has(subscriber.sessionId)) subscriber.end()
  }

  /** The handler of each notification channel of the database. */
  const channels: Readonly<Record<string, (payloads: readonly string[]) => void>> = {
    malote_order_events: handleEvents,
    malote_notifications: handleNotifications,
    malote_sessions: handleEndedSessions,
  }

  const listen = async (): Promise<void> => {
    const unlisteners: (() => void)[] = []
    try {
      for (const [channel, handler] of Object.entries(channels))
        unlisteners.push(await listener.listen(channel, handler, endAllStreams))
    } catch (error) {
      for (const unlisten of unlisteners) unlisten()
      throw error
    }
  }

  return {
    subscribe: async (subscriber) => {
      if (subscribers.size >= maximumStreams) throw createUnavailableError()
      const userStreamCount = [...subscribers].filter(({ user }) => user.id === subscriber.user.id).length
      if (userStreamCount >= maximumStreamsPerUser) throw limitError(retryMs, 'Há abas demais abertas. Feche algumas.')
      const isCompanyFull = (id: string): boolean =>
        [...subscribers].filter(({ companyIds }) => companyIds.includes(id)).length >= maximumStreamsPerCompany
      if (subscriber.companyIds.some(isCompanyFull)) {
        throw limitError(retryMs, 'Sua empresa tem conexões demais abertas. Feche algumas abas.')
      }
      subscribers.add(subscriber)
      const unsubscribe = (): void => void subscribers.delete(subscriber)
      listenPromise ??= listen()
      try {
        await listenPromise
      } catch (error) {
        listenPromise = undefined
        unsubscribe()
        throw error
      }
      return unsubscribe
    },
  }
}

/** Reads the notification of an event, which the database sends. */
function toEventKey(payload: string): EventKey {
  const [orderId = '', id = ''] = payload.split(' ')
  return { orderId, id }
}

/** Whether a user may see an event and subscribed to it. Uses the current roles and memberships. */
function canReceive(subscriber: Subscriber, row: EventRow & { members: readonly string[] }): boolean {
  if (subscriber.companyId && subscriber.companyId !== row.company_id) return false
  if (!subscriber.visibilities.includes(row.visibility)) return false
  return subscriber.user.role === 'admin' || row.members.includes(subscriber.user.id)
}

/** Creates the error for a stream that cannot be opened; its message suggests reloading the lists. */
function createUnavailableError(): AppError {
  const detail = 'Eventos na hora não estão disponíveis agora. Leia as listas de novo em alguns instantes.'
  return new AppError('unavailable', detail, { headers: { 'retry-after': '10' } })
}
