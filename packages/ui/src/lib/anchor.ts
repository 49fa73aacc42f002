'use client'
import { type Ref, useImperativeHandle } from 'react'

interface AnchorProps {
  element: HTMLElement | null
  ref?: Ref<HTMLElement | null> | undefined
}

/**
 * Replaces the trigger of a Radix layer and attaches the layer to an element that is already on the page. The light
 * trigger of a menu, select or tooltip therefore stays mounted and focused while the heavy part loads.
 */
export function Anchor({ element, ref }: AnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element])
  return null
}
