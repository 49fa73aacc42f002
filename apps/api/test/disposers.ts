const endings: (() => unknown)[] = []

/**
 * Ends something when the test file is done, the newest first. It may be begun anywhere, also inside a test, where
 * nobody would hear an `afterAll`: what is not ended stays open in a process that goes on to the next file.
 */
export function atEnd(end: () => unknown): void {
  endings.push(end)
}

/** Ends everything, also past what cannot be ended. */
export async function endAll(): Promise<void> {
  const failures: unknown[] = []
  for (const end of endings.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something that a test began could not be ended.')
}
