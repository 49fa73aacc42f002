import { useEffectEvent, useLayoutEffect } from 'react'

/** Milliseconds within which the second key of a sequence must follow. */
const sequenceWithin = 1500

interface ShortcutHandlers {
  /** `?` */
  onHelp: () => void
  /** `n` */
  onNew: () => void
  /** A letter after `g`. Returns whether the letter is a shortcut. */
  onGo: (letter: string) => boolean
}

/** Handles the single-key shortcuts, except while the user types or a dialog or menu is open. */
export function useShortcuts({ onHelp, onNew, onGo }: ShortcutHandlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent, afterGo: boolean): boolean => {
    if (afterGo) return onGo(event.key.toLowerCase())
    if (event.key === '?') onHelp()
    else if (event.key === 'n') onNew()
    else if (event.key !== '/' || !focusSearch()) return false
    return true
  })
  // Before the first paint, because a key pressed between the paint and a passive effect is lost.
  useLayoutEffect(() => {
    let goUntil = 0
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isBusy(event.target)) return
      const afterGo = performance.now() < goUntil
      goUntil = 0
      if (handleKey(event, afterGo)) event.preventDefault()
      else if (event.key === 'g') goUntil = performance.now() + sequenceWithin
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

function isBusy(target: EventTarget | null): boolean {
  return (target instanceof Element && target.closest(typing) !== null) || document.querySelector(layers) !== null
}

/** Focuses the search field of the page, if there is one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}
