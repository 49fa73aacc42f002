import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, useFormContext } from 'react-hook-form'
import type { OrderValues } from './order-values.ts'

/** Opens a section if it has the field. */
type SectionOpener = (field: string) => void

/** The closed sections of one form. */
export const SectionOpeners = createContext<Set<SectionOpener>>(new Set())

/** @returns whether a field is one of some values: `pickup.address.city` is one of `pickup.address`. */
export const isIncluded = (field: string, names: readonly string[]): boolean =>
  names.some((name) => field === name || field.startsWith(`${name}.`))

/** Opens a section when one of its fields gets the focus by `useFocusField`. */
export function useSectionOpener(names: readonly string[], onOpen: () => void): void {
  const openers = useContext(SectionOpeners)
  const open = useEffectEvent((field: string) => {
    if (isIncluded(field, names)) onOpen()
  })
  useEffect(() => {
    const opener: SectionOpener = (field) => open(field)
    openers.add(opener)
    return () => {
      openers.delete(opener)
    }
  }, [openers])
}

/** @returns a function that focuses a field. A closed section is opened first, because a hidden field cannot have the focus. */
export function useFocusField(): (field: FieldPath<OrderValues>) => void {
  const openers = useContext(SectionOpeners)
  const { setFocus } = useFormContext<OrderValues>()
  return (field) => {
    flushSync(() => {
      for (const open of openers) open(field)
    })
    setFocus(field)
  }
}
