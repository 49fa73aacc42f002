import type { StopPath } from './order-values.ts'

type FillError = { path: `${StopPath}.locationId`; message: string }

/** The stops that a saved location or a contact fills in as soon as its response arrives. */
const pendingFills = new Map<Promise<boolean>, StopPath>()

/** Registers a fill that resolves to whether it succeeded. */
export function addPendingFill(path: StopPath, fill: Promise<boolean>): void {
  pendingFills.set(fill, path)
  void fill.finally(() => pendingFills.delete(fill))
}

/**
 * Waits for the pending fills. A form that is sent without them has the values before the choice.
 *
 * @returns an error for each stop that could not be filled in.
 */
export async function waitForFills(): Promise<FillError[]> {
  const errors = [...pendingFills].map(async ([fill, path]): Promise<FillError[]> => {
    const message = 'O local escolhido não foi preenchido. Escolha de novo, ou preencha o endereço.'
    return (await fill) ? [] : [{ path: `${path}.locationId`, message }]
  })
  return (await Promise.all(errors)).flat()
}
