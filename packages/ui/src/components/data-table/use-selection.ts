'use client'
import { useEffect, useMemo, useOptimistic, useRef, useState, useTransition } from 'react'
import { useControllable } from '../../lib/use-controllable.ts'

interface SelectionOptions {
  /** The ids of the rows, in their order. */
  ids: readonly string[]
  selected: readonly string[] | undefined
  defaultSelected: readonly string[]
  onSelectedChange: ((selected: string[]) => void) | undefined
}

/** The state of the selected rows. Selected rows of other pages stay selected when the rows change. */
export function useSelection({ ids, selected, defaultSelected, onSelectedChange }: SelectionOptions) {
  const [list, setList] = useControllable<readonly string[]>({
    value: selected,
    defaultValue: defaultSelected,
    onChange: (next) => onSelectedChange?.([...next]),
  })
  /** The row where a Shift range starts. */
  const [rangeStart, setRangeStart] = useState<string>()
  const selectedIds = useMemo(() => new Set(list), [list])
  const visibleCount = ids.reduce((count, id) => count + (selectedIds.has(id) ? 1 : 0), 0)
  const [all, setAll] = useOptimistic(ids.length > 0 && visibleCount === ids.length)
  const [isPending, startTransition] = useTransition()
  /** What the transition of `toggleAll` selects, until the rows show it: a press in between changes this selection. */
  const pending = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (!isPending) pending.current = undefined
  }, [isPending])

  return {
    list,
    selectedIds,
    all,
    some: !all && visibleCount > 0 && visibleCount < ids.length,
    /** Selects or clears a row; with `stretch`, all rows from the last toggled one get the same state. */
    toggle(id: string, extendRange: boolean) {
      const next = new Set(pending.current ?? selectedIds)
      const choose = !next.has(id)
      const from = extendRange && rangeStart !== undefined ? ids.indexOf(rangeStart) : -1
      const to = ids.indexOf(id)
      const range = from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      for (const one of range) {
        if (choose) next.add(one)
        else next.delete(one)
      }
      if (pending.current) pending.current = [...next]
      setRangeStart(id)
      setList([...next])
    },
    /** Selects or clears all rows. The checkbox of the header changes at once, the rows in a transition. */
    toggleAll() {
      const next = new Set(pending.current ?? selectedIds)
      const choose = ids.some((id) => !next.has(id))
      for (const id of ids) {
        if (choose) next.add(id)
        else next.delete(id)
      }
      pending.current = [...next]
      startTransition(() => {
        setAll(choose)
        setList([...next])
      })
    },
    clear() {
      if (pending.current) pending.current = []
      setList([])
    },
  }
}
