'use client'
import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useMergedRefs } from './merge-refs.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** What an element contained when React took it over: the state that was rendered, and the one of the user. */
interface EarlyInput<State> {
  rendered: State
  entered: State
}

const isText = (element: Control) => /^(text|search|tel|url|email|password|textarea)$/.test(element.type)

const isCheckable = (element: Control): element is HTMLInputElement => /^(checkbox|radio)$/.test(element.type)

/** Browsers remove these characters themselves, so a difference in them is no input. */
const withoutEdges = (text: string) => text.replace(/[\r\n]/g, '').trim()

/** Writes like the user: past the property of the element that React has replaced to notice its own changes. */
function write(element: Control, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text)
}

function replayText(element: Control, { rendered, entered }: EarlyInput<string>) {
  const text = withoutEdges(element.value) === withoutEdges(rendered) ? entered : element.value
  const { selectionStart, selectionEnd } = element
  element.value = rendered
  write(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  const isFocused = element.ownerDocument.activeElement === element
  // The user has already left the field, which completes its text.
  if (!isFocused) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  else if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Reports what the user entered into an input of a server-rendered page before React took it over (or the browser has
 * restored or filled in): without it the input shows one value, and the state that is submitted is another one.
 *
 * A script that runs before hydration marks a control with `data-composing` while an input method composes text in it;
 * without the mark, a composition that began before hydration is broken off.
 *
 * @param dropsText Whether the field resets a text that was left, such as the search text of a list.
 * @returns the ref of the input.
 */
export function useEarlyInput<Element extends Control>(
  ref: Ref<Element> | undefined,
  dropsText = false,
): RefCallback<Element> {
  const element = useRef<Element>(null)
  const text = useRef<EarlyInput<string> | null>(undefined)
  const checked = useRef<boolean>(undefined)
  const attach = useCallback((attached: Element | null) => {
    element.current = attached
    if (!attached || text.current !== undefined) return
    const { value: entered, defaultValue: rendered } = attached
    const isTyped = isText(attached) && withoutEdges(entered) !== withoutEdges(rendered)
    text.current = isTyped ? { entered, rendered } : null
    if (!isCheckable(attached) || attached.checked === attached.defaultChecked) return
    // Of two radios of one name, the browser itself unchecks the first.
    if (attached.type === 'checkbox' || attached.checked) checked.current = attached.checked
  }, [])
  useEffect(() => {
    const current = element.current
    const [early, state] = [text.current, checked.current]
    text.current = null
    checked.current = undefined
    if (!current || !(early || state !== undefined)) return
    // The end of the composition is an input that React notices; a changed value would break it off.
    if (current.dataset.composing !== undefined) return
    // One after another, outside of React's work: each handler reads the value that the one before has rendered.
    queueMicrotask(() => {
      if (early && dropsText && current.ownerDocument.activeElement !== current) current.value = early.rendered
      else if (early) replayText(current, early)
      else if (isCheckable(current)) {
        current.checked = !state
        current.click()
      }
    })
  }, [dropsText])
  return useMergedRefs(attach, ref)
}
