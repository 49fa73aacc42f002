import type { ServiceOrderSummary } from '@malote/api-client'
import { useState } from 'react'
import { keepPlace } from './keep-place'

type Rows = readonly ServiceOrderSummary[]

interface Shown {
  /** Which list this is: another address is another list, and starts anew. */
  list: string
  rows: Rows
  /** After an act of one's own: the answer that is out of date by it. The next one is shown as it comes. */
  outdated?: Rows | undefined
}

/** The rows of a list that is asked anew while it is read. `accept` takes over what waits. */
export function useLiveRows(list: string, fresh: Rows | undefined) {
  const [shown, setShown] = useState<Shown>()
  const another = shown?.list !== list || (shown.outdated !== undefined && shown.outdated !== fresh)
  if (fresh && another) setShown({ list, rows: fresh })
  const kept = fresh && !another ? keepPlace(shown.rows, fresh) : undefined
  return {
    rows: kept?.rows ?? fresh,
    changed: kept?.changed ?? [],
    waiting: kept?.waiting ?? 0,
    moved: kept?.moved ?? false,
    accept: () => fresh && setShown({ list, rows: fresh }),
    expectChange: () => fresh && setShown({ list, rows: shown?.rows ?? fresh, outdated: fresh }),
  }
}
