import { ApiError } from '@malote/api-client'

interface EventStreamOptions<Event> {
  /** The position from which on the first stream begins. */
  lastEventId: string
  /**
   * Opens the stream after a position: the first one, or the id of the last event. `onSign` must be called for every
   * received chunk.
   */
  open: (init: { signal: AbortSignal; lastEventId: string; onSign: () => void }) => Promise<AsyncIterable<Event>>
  getId: (event: Event) => string | undefined
  /** Called when the stream is open. */
  onOpen: () => void
  onEvent: (event: Event) => void
  /** Called when the stream is lost, until the next `onOpen`. */
  onLost: () => void
  /** Called when the server rejects the session; there is no retry. */
  onUnauthenticated: () => void
}

const firstDelayMs = 1_000
const maxDelayMs = 60_000
/** The server sends a heartbeat every fifteen seconds: a connection that is silent for longer is lost. */
const silenceTimeoutMs = 40_000

/**
 * Keeps one event stream open while the page is visible and online. Reconnects with the last event id, and waits longer
 * after each failure.
 * @returns a function that disconnects.
 */
export function connectEventStream<Event>({
  lastEventId: firstEventId,
  open,
  getId,
  onOpen,
  onEvent,
  onLost,
  onUnauthenticated,
}: EventStreamOptions<Event>): () => void {
  let lastEventId = firstEventId
  let failures = 0
  let ended = false
  let current: AbortController | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const run = async () => {
    const attempt = new AbortController()
    current = attempt
    let silence: ReturnType<typeof setTimeout> | undefined
    const onSign = () => {
      clearTimeout(silence)
      silence = setTimeout(() => attempt.abort(), silenceTimeoutMs)
    }
    let failure: unknown
    try {
      onSign()
      const stream = await open({ signal: attempt.signal, lastEventId, onSign })
      onOpen()
      for await (const event of stream) {
        // Only a received event proves that the stream works: a server may open streams and end them at once.
        failures = 0
        lastEventId = getId(event) ?? lastEventId
        onEvent(event)
      }
    } catch (error) {
      failure = error
    }
    clearTimeout(silence)
    // Stopped or paused in the meantime: `onLost` was already called.
    if (current !== attempt) return
    current = undefined
    onLost()
    if (failure instanceof ApiError && failure.status === 401) {
      stop()
      onUnauthenticated()
      return
    }
    if (failure instanceof ApiError && failure.code === 'not_offered') return stop()
    pause = setTimeout(updateConnection, getRetryDelay(failure, failures))
    failures += 1
  }

  /** Connects or disconnects, depending on visibility and connection. */
  const updateConnection = () => {
    clearTimeout(pause)
    const shouldRun = !ended && document.visibilityState === 'visible' && navigator.onLine
    if (shouldRun && !current) void run()
    if (shouldRun || !current) return
    const resting = current
    current = undefined
    resting.abort()
    onLost()
  }

  const stop = () => {
    ended = true
    document.removeEventListener('visibilitychange', updateConnection)
    window.removeEventListener('online', updateConnection)
    window.removeEventListener('offline', updateConnection)
    updateConnection()
  }
  document.addEventListener('visibilitychange', updateConnection)
  window.addEventListener('online', updateConnection)
  window.addEventListener('offline', updateConnection)
  updateConnection()
  return stop
}

/**
 * @returns the delay before the next attempt in milliseconds: exponential, with jitter, at least the server's
 * retry-after.
 */
function getRetryDelay(failure: unknown, failures: number): number {
  const longer = Math.min(firstDelayMs * 2 ** failures, maxDelayMs)
  const requestedMs = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1_000 : 0
  return Math.max(longer * (0.5 + Math.random() / 2), requestedMs)
}
