type Disposer = () => unknown

const ofFile: Disposer[] = []
const ofTest: Disposer[] = []
let isInTest = false

/**
 * Registers a cleanup, newest first: of a resource that a test or its `beforeEach` opened, after that test; of any
 * other, after the file. Without cleanup resources stay open in a process that continues with the next file.
 */
export function onFinished(dispose: Disposer): void {
  ;(isInTest ? ofTest : ofFile).push(dispose)
}

/** Starts the scope of a test. */
export function startTest(): void {
  isInTest = true
}

/** Disposes of what the test opened. */
export async function finishTest(): Promise<void> {
  isInTest = false
  await disposeAll(ofTest)
}

/** Disposes of what the file opened. */
export async function finishFile(): Promise<void> {
  await disposeAll(ofFile)
}

/** Runs every cleanup, also after one failed. */
async function disposeAll(disposers: Disposer[]): Promise<void> {
  const failures: unknown[] = []
  for (const dispose of disposers.splice(0).reverse()) {
    try {
      await dispose()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Resources of a test could not be disposed of.')
}
