'use client'
import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, type ReactNode, useState } from 'react'
import { declareOverlay } from '../../lib/on-demand.ts'

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

export interface TooltipProps {
  /**
   * A short text without controls. It must not contain information that is shown nowhere else: touch users never see
   * it.
   */
  content: ReactNode
  side?: TooltipSide | undefined
  /** The single element it belongs to; it must be focusable and have an accessible name. */
  children: ReactElement
}

const layer = declareOverlay(() => import('./tooltip-layer.tsx'), 'TooltipLayer')

/**
 * A hint on hover and focus. Until the first hover or focus it needs two listeners only: the code that positions it
 * is loaded then.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isRequested, setIsRequested] = useState(false)
  const loaded = layer.useModule()
  const request = () => {
    layer.load()
    setIsRequested(true)
  }
  return (
    <>
      <Slot ref={setAnchor} onPointerEnter={request} onFocus={request}>
        {children}
      </Slot>
      {isRequested && loaded && anchor && <loaded.TooltipLayer anchor={anchor} content={content} side={side} />}
    </>
  )
}
