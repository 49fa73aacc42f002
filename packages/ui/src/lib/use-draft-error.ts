'use client'
import { type Ref, useEffect, useRef } from 'react'
import { useMergedRefs } from './merge-refs.ts'

/** The attribute of inputs with a text that is no value. */
const attribute = 'data-draft-error'

/**
 * Marks an input whose text is no value, such as "31/02/2026": its form must not be submitted as if the field was empty.
 * A native form shows the message in place of a submit, and `Form` moves the focus to the input.
 *
 * @param message The error of the text; undefined for a text that is a value.
 * @returns the props of the input.
 */
export function useDraftError(message: string | undefined, ref: Ref<HTMLInputElement> | undefined) {
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = element.current
    if (message === undefined || !input) return
    input.setCustomValidity(message)
    return () => input.setCustomValidity('')
  }, [message])
  return { ref: useMergedRefs(element, ref), [attribute]: message === undefined ? undefined : '' }
}

/** @returns the first input of a form with a text that is no value. */
export const findDraftError = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.elements].find(
    (control): control is HTMLElement => control instanceof HTMLElement && control.matches(`[${attribute}]:enabled`),
  )
