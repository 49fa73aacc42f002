'use client'
import { useEffect, useEffectEvent } from 'react'

/**
 * Closes an overlay when the focus moves into a frame outside of it. A press in a frame sends no event to the page, which
 * only loses the focus.
 */
export function useFrameFocus(open: boolean, contentId: string | undefined, close: () => void): void {
  const handleBlur = useEffectEvent(() => {
    const { activeElement } = document
    const content = contentId === undefined ? null : document.getElementById(contentId)
    if (activeElement instanceof HTMLIFrameElement && !content?.contains(activeElement)) close()
  })
  useEffect(() => {
    if (!open) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleWindowBlur = () => {
      clearTimeout(timer)
      // Firefox changes the active element after this event.
      timer = setTimeout(() => handleBlur())
    }
    addEventListener('blur', handleWindowBlur)
    return () => {
      clearTimeout(timer)
      removeEventListener('blur', handleWindowBlur)
    }
  }, [open])
}
