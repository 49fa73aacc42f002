/** Limits concurrent work by key; waiting callers get their turn in order and hold no resources. */
export interface Semaphore {
  /**
   * Waits for a turn. @returns the function that ends it; undefined, at once, when too many callers wait for the key.
   */
  acquire(key?: string): Promise<(() => void) | undefined>
}

interface Queue {
  active: number
  readonly waiting: (() => void)[]
}

/**
 * Creates a semaphore for expensive work.
 * @param together Maximum number of concurrent callers per key.
 * @param maximumWaiting Maximum number of waiting callers per key.
 */
export function createSemaphore(together: number, maximumWaiting = Number.POSITIVE_INFINITY): Semaphore {
  const queues = new Map<string, Queue>()
  return {
    acquire: async (key = '') => {
      const queue = queues.get(key) ?? { active: 0, waiting: [] }
      queues.set(key, queue)
      if (queue.active < together) queue.active++
      else if (queue.waiting.length >= maximumWaiting) return undefined
      else await new Promise<void>((resolve) => queue.waiting.push(resolve))
      return () => {
        const next = queue.waiting.shift()
        // The turn passes to the next waiting caller, so that later callers cannot overtake it.
        if (next) next()
        else if (--queue.active === 0) queues.delete(key)
      }
    },
  }
}
