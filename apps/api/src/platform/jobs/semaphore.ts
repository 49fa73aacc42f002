/** Limits concurrent work by key; waiting callers get their turn in order and hold no resources. */
export interface Semaphore {
  /**
   * Waits for a turn. @returns the function that ends it; undefined, at once, when too many callers wait for the key.
   */
  acquire(key?: string): Promise<(() => void) | undefined>
}

interface Line {
  inside: number
  readonly waiting: (() => void)[]
}

/**
 * Creates a semaphore for expensive work.
 * @param together Maximum number of concurrent callers per key.
 * @param maximumWaiting Maximum number of waiting callers per key.
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
        // The turn passes to the next waiting caller, so that later callers cannot overtake it.
        if (next) next()
        else if (--line.inside === 0) lines.delete(key)
      }
    },
  }
}
