import { ApiError } from '@malote/api-client'

interface FollowOptions<Event> {
  /** Opens the stream, from where it was left if it ever was. Whatever comes through it is said by `onSign`. */
  open: (init: {
    signal: AbortSignal
    lastEventId: string | undefined
    onSign: () => void
  }) => Promise<AsyncIterable<Event>>
  idOf: (event: Event) => string | undefined
  /** The stream is open; whether it goes on from where it was left, or something may have been missed before it. */
  onOpen: (resumed: boolean) => void
  onEvent: (event: Event) => void
  /** Nothing is told as it happens any more, until `onOpen` says so again. */
  onLost: () => void
  /** The server knows the session no longer; nothing is tried again. */
  onRefused: () => void
}

const firstPauseMs = 1_000
const longestPauseMs = 60_000
/** The server gives a sign of life every fifteen seconds: a connection silent for longer is gone, and nobody said so. */
const silentMs = 40_000

/**
 * Keeps one stream of events open while somebody looks: it rests while the page is hidden or offline, begins again where
 * it was left, and waits longer after each failure.
 * @returns how to end it.
 */
export function follow<Event>({ open, idOf, onOpen, onEvent, onLost, onRefused }: FollowOptions<Event>): () => void {
  let lastEventId: string | undefined
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
      silence = setTimeout(() => attempt.abort(), silentMs)
    }
    let failure: unknown
    try {
      onSign()
      const stream = await open({ signal: attempt.signal, lastEventId, onSign })
      onOpen(lastEventId !== undefined)
      for await (const event of stream) {
        // Only what comes shows that it works: a server may open streams and end them at once.
        failures = 0
        lastEventId = idOf(event) ?? lastEventId
        onEvent(event)
      }
    } catch (error) {
      failure = error
    }
    clearTimeout(silence)
    // Ended or put to rest meanwhile: somebody has said so already.
    if (current !== attempt) return
    current = undefined
    onLost()
    if (failure instanceof ApiError && failure.status === 401) {
      stop()
      onRefused()
      return
    }
    pause = setTimeout(look, pauseAfter(failure, failures))
    failures += 1
  }

  /** Opens, or puts to rest, as the moment asks. */
  const look = () => {
    clearTimeout(pause)
    const wanted = !ended && document.visibilityState === 'visible' && navigator.onLine
    if (wanted && !current) void run()
    if (wanted || !current) return
    const resting = current
    current = undefined
    resting.abort()
    onLost()
  }

  const stop = () => {
    ended = true
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
    look()
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  look()
  return stop
}

/** How long to wait: longer each time, never all browsers at once, and as long as the server asked for. */
function pauseAfter(failure: unknown, failures: number): number {
  const longer = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
  const asked = failure instanceof ApiError ? (failure.retryAfter ?? 0) * 1_000 : 0
  return Math.max(longer * (0.5 + Math.random() / 2), asked)
}
