'use client'
import { useEffect } from 'react'
import { isComposing } from './is-composing.ts'

/** The keys with which the user moves in a list, types the beginning of a label, or selects. */
const listKeys = /^(?:Arrow|Page|Home|End|Enter|.$)/

/** @returns the element with the focus, if it is in a list or a menu. */
const findEntered = () => document.activeElement?.closest('[role=listbox], [role=menu]') && document.activeElement

/** Presses the keys in a list, which may move the focus after each one. */
async function pressKeys(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve))
    findEntered()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

/**
 * Keeps the keys that the user presses on the trigger of a list after it was opened and before the list has the focus, such
 * as while its code is loaded, and presses them in the list then.
 *
 * @param waits Whether the list is open and will have the focus.
 */
export function useWaitingKeys(trigger: HTMLElement | null, waits: boolean): void {
  useEffect(() => {
    if (!trigger || !waits) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const keys: string[] = []
    const keepKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event
      if (target !== trigger || !listKeys.test(key) || ctrlKey || altKey || metaKey || isComposing(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // A key that is held since it opened the list selects nothing.
      if (!event.repeat) keys.push(key)
    }
    const enter = () => {
      if (!findEntered()) return
      listening.abort()
      void pressKeys(keys)
    }
    addEventListener('keydown', keepKey, options)
    addEventListener('focusin', enter, options)
    return () => listening.abort()
  }, [trigger, waits])
}
