/** Lets a few into something at a time; the others wait in the order they came, and hold nothing meanwhile. */
export interface Semaphore {
  /** Waits for a turn, and gives the function that ends it. Undefined, at once, when too many wait for the key already. */
  acquire(key?: string): Promise<(() => void) | undefined>
}

interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

/**
 * Makes turns for something that costs so much that a process does few of it at once.
 * @param together How many are inside at once, for each key.
 * @param maximumWaiting How many may wait, for each key.
 */
export function createSemaphore(together: number, maximumWaiting = Number.POSITIVE_INFINITY): Semaphore {
  const lines = new Map<string, Line>()
  return {
    acquire: async (key = '') => {
      const line = lines.get(key) ?? { inside: 0, waiting: [] }
      lines.set(key, line)
      if (line.inside < together) line.inside++
      else if (line.waiting.length >= maximumWaiting) return undefined
      else await new Promise<void>((resolve) => line.waiting.push(resolve))
      return () => {
        const next = line.waiting.shift()
        // The place inside is handed over, so that nobody who comes later is first.
        if (next) next()
        else if (--line.inside === 0) lines.delete(key)
      }
    },
  }
}
