import { onlineManager } from '@tanstack/react-query'

interface FillError {
  path: string
  message: string
}

/** The responses that a form waits for, with the error of each that fails. */
const pendingFills = new Map<Promise<boolean>, FillError | undefined>()

/**
 * Registers a request that fills in fields of a form.
 *
 * @param fill - resolves to whether it succeeded
 * @param error - the error when it fails; without one the form can be sent as it is
 */
export function addPendingFill(fill: Promise<boolean>, error?: FillError): void {
  pendingFills.set(fill, error)
  const remove = () => pendingFills.delete(fill)
  fill.then(remove, remove)
}

/**
 * Waits for the pending fills. A form that is sent without them has the values of before.
 *
 * @returns the errors of those that failed. Without a connection a request waits, and counts as failed.
 */
export async function waitForFills(): Promise<FillError[]> {
  const errors = [...pendingFills].map(async ([fill, error]): Promise<FillError[]> => {
    const isFilled = onlineManager.isOnline() && (await fill.catch(() => false))
    return isFilled || !error ? [] : [error]
  })
  return (await Promise.all(errors)).flat()
}
