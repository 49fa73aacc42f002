'use client'
import { type Ref, useImperativeHandle } from 'react'

interface AnchorProps {
  element: HTMLElement | null
  ref?: Ref<HTMLElement | null> | undefined
}

/**
 * Stands where a Radix layer wants its trigger and hands it an element that is already on the page. This is how the
 * light trigger of a menu, select or tooltip stays mounted, focused and unchanged while the heavy part arrives.
 */
export function Anchor({ element, ref }: AnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element])
  return null
}
