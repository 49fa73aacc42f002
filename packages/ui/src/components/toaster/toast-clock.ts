interface Entry {
  id: string
  /** The time that it is still shown, in milliseconds. */
  remaining: number
}

interface Display {
  /** The number of toasts that are visible: the newest ones. */
  limit: number
  /** Whether no time passes, because the user is at a toast or does not see the page. */
  isHeld: () => boolean
}

const step = 200

/**
 * Counts the time of toasts instead of Sonner, which also counts it while a toast has the focus or is hidden by newer ones.
 * Here the time of a toast passes only while it is visible: an error that a success hides is shown again after it.
 */
export function createToastClock(dismiss: (id: string) => void) {
  // The newest first, as Sonner shows them.
  let entries: Entry[] = []
  let display: Display | undefined
  let timer: ReturnType<typeof setInterval> | undefined

  const tick = () => {
    if (!display || display.isHeld()) return
    const visible = entries.slice(0, display.limit)
    for (const entry of visible) entry.remaining -= step
    for (const { id, remaining } of visible) if (remaining <= 0) dismiss(id)
  }
  const update = () => {
    clearInterval(timer)
    timer = display && entries.length > 0 ? setInterval(tick, step) : undefined
  }
  return {
    /** Starts the time of a toast; a toast with the same id keeps its place. */
    add: (id: string, duration: number) => {
      const present = entries.find((entry) => entry.id === id)
      if (present) present.remaining = duration
      else entries = [{ id, remaining: duration }, ...entries]
      if (!timer) update()
    },
    remove: (id?: string) => {
      entries = id === undefined ? [] : entries.filter((entry) => entry.id !== id)
      if (entries.length === 0) update()
    },
    /** Lets the time pass. Returns a function that stops it. */
    run: (next: Display) => {
      display = next
      update()
      return () => {
        display = undefined
        update()
      }
    },
  }
}
