'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface OverlayAnchor<Element extends HTMLElement> {
  /** The trigger; null until the overlay is about to open. */
  anchor: Element | null
  /** The ref of the trigger. */
  anchorRef: RefObject<Element | null>
  /** Sets the anchor before the overlay opens, so that the overlay can be mounted in advance. */
  prepareAnchor: () => void
}

/**
 * Returns the trigger that an overlay is attached to. It becomes state when the overlay is about to open: if a ref set
 * the state, each trigger would render twice while its page appears.
 */
export function useAnchor<Element extends HTMLElement>(open: boolean): OverlayAnchor<Element> {
  const anchorRef = useRef<Element>(null)
  const [anchor, setAnchor] = useState<Element | null>(null)
  useLayoutEffect(() => {
    if (open) setAnchor(anchorRef.current)
  }, [open])
  return { anchor, anchorRef, prepareAnchor: () => setAnchor(anchorRef.current) }
}
