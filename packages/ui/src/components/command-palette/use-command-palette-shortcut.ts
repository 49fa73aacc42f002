'use client'
import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `onPress` on ⌘ K, and on Ctrl K except on Apple devices, where it is a key for text editing. */
export function useCommandPaletteShortcut(onPress: () => void) {
  const press = useEffectEvent(onPress)
  // Before the first paint, because a key pressed between the paint and a passive effect is lost.
  useLayoutEffect(() => {
    const apple = /Mac|iPhone|iPad/.test(navigator.platform)
    const handleKeyDown = (event: KeyboardEvent) => {
      const modified = event.metaKey || (event.ctrlKey && !apple)
      if (!modified || event.altKey || event.shiftKey || event.repeat || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
