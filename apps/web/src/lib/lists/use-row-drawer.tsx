import { type ReactNode, Suspense, useState } from 'react'

/**
 * The drawer of a list, for one of its rows or for a new one.
 *
 * @param render Renders the drawer; the row is undefined for a new one.
 */
export function useRowDrawer<Row extends { id: string }>(
  render: (row: Row | undefined, onClose: () => void) => ReactNode,
) {
  // The memoization of the React Compiler would be larger than the hook, which every signed-in page loads.
  'use no memo'
  const [opened, setOpened] = useState<Row | 'new'>()
  const row = opened === 'new' ? undefined : opened
  return {
    open: (next: Row) => setOpened(next),
    openNew: () => setOpened('new'),
    /** The drawer, while it is open. */
    drawer: opened && <Suspense key={row?.id ?? 'new'}>{render(row, () => setOpened(undefined))}</Suspense>,
  }
}
