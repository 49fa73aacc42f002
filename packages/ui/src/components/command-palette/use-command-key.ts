'use client'
import { useEffect, useEffectEvent } from 'react'

/** Calls back on ⌘ K, and on Ctrl K where that is not already a key of the text (Apple machines). */
export function useCommandKey(onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const apple = /Mac|iPhone|iPad/.test(navigator.platform)
    const answer = (event: KeyboardEvent) => {
      const modified = event.metaKey || (event.ctrlKey && !apple)
      if (!modified || event.altKey || event.shiftKey || event.repeat || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [])
}
