'use client'
import { useMemo, useState } from 'react'
import { useControllable } from '../../lib/use-controllable.js'

interface SelectionOptions {
  /** The ids of the rows, in the order shown. */
  ids: readonly string[]
  selected: readonly string[] | undefined
  defaultSelected: readonly string[]
  onSelectedChange: ((selected: string[]) => void) | undefined
}

/** The rows that are chosen. Those of other pages stay chosen while these rows come and go. */
export function useSelection({ ids, selected, defaultSelected, onSelectedChange }: SelectionOptions) {
  const [list, setList] = useControllable<readonly string[]>({
    value: selected,
    defaultValue: defaultSelected,
    onChange: (next) => onSelectedChange?.([...next]),
  })
  /** Where a range begins that Shift stretches. */
  const [origin, setOrigin] = useState<string>()
  const chosen = useMemo(() => new Set(list), [list])
  const here = ids.reduce((count, id) => count + (chosen.has(id) ? 1 : 0), 0)

  return {
    list,
    chosen,
    all: ids.length > 0 && here === ids.length,
    some: here > 0 && here < ids.length,
    /** Chooses a row or lets it go; with `stretch`, everything from the last one to it becomes like it. */
    toggle(id: string, stretch: boolean) {
      const next = new Set(chosen)
      const from = stretch && origin !== undefined ? ids.indexOf(origin) : -1
      const to = ids.indexOf(id)
      const range = from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      const choose = !chosen.has(id)
      for (const one of range) {
        if (choose) next.add(one)
        else next.delete(one)
      }
      setOrigin(id)
      setList([...next])
    },
    toggleAll() {
      const next = new Set(chosen)
      const choose = here < ids.length
      for (const id of ids) {
        if (choose) next.add(id)
        else next.delete(id)
      }
      setList([...next])
    },
    clear: () => setList([]),
  }
}
