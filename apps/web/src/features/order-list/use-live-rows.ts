import type { ServiceOrderSummary } from '@malote/api-client'
import { useState } from 'react'
import { mergeRows } from './merge-rows.ts'

type Rows = readonly ServiceOrderSummary[]

interface ShownRows {
  /** The identity of the list; another one resets the state. */
  list: string
  rows: Rows
  /** The response that the user's own action made stale. The next response is shown as it is. */
  outdated?: Rows | undefined
}

/** The rows of a list that is refetched while the user reads it. `accept` shows the pending changes. */
export function useLiveRows(list: string, fresh: Rows | undefined) {
  const [shown, setShown] = useState<ShownRows>()
  const another = shown?.list !== list || (shown.outdated !== undefined && shown.outdated !== fresh)
  if (fresh && another) setShown({ list, rows: fresh })
  const merged = fresh && !another ? mergeRows(shown.rows, fresh) : undefined
  return {
    rows: merged?.rows ?? fresh,
    changed: merged?.changed ?? [],
    waiting: merged?.waiting ?? 0,
    moved: merged?.moved ?? false,
    accept: () => fresh && setShown({ list, rows: fresh }),
    expectChange: () => fresh && setShown({ list, rows: shown?.rows ?? fresh, outdated: fresh }),
  }
}
