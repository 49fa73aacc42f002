const disposers: (() => unknown)[] = []

/**
 * Registers a cleanup that runs after the test file, newest first. It also works inside a test, where `afterAll` is
 * not
 * allowed. Without cleanup resources stay open in a process that continues with the next file.
 */
export function onFileFinished(end: () => unknown): void {
  disposers.push(end)
}

/** Runs every cleanup, also after one failed. */
export async function disposeAll(): Promise<void> {
  const failures: unknown[] = []
  for (const end of disposers.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Something that a test began could not be ended.')
}
