import { type RefCallback, useRef } from 'react'

/**
 * A ref for the fields of a form that are replaced by new ones, such as by a `key`. A field with the focus passes it to the new
 * field of the same name.
 */
export function useFieldFocus(): RefCallback<HTMLElement> {
  const focusedName = useRef<string>(undefined)
  return (element) => {
    const name = focusedName.current
    if (name) element?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
    return () => {
      const { activeElement } = document
      focusedName.current = element?.contains(activeElement)
        ? (activeElement?.getAttribute('name') ?? undefined)
        : undefined
    }
  }
}
