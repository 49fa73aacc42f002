'use client'
import { type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react'
import { declareOverlay, useOnDemandState } from '../../lib/on-demand.ts'
import { Slot } from '../../lib/slot.tsx'

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

export interface TooltipProps {
  /**
   * A short text without controls. It must not contain information that is shown nowhere else: touch users never see
   * it.
   */
  content: ReactNode
  /**
   * The preferred side of the trigger. Without enough space it opens on the opposite side.
   * @default 'top'
   */
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
  // Set by the first hover or focus: a ref that sets it would render every tooltip twice while its page appears.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { module: loaded } = useOnDemandState(layer)
  const request = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    layer.load()
    setAnchor(currentTarget)
  }
  return (
    <>
      <Slot onPointerEnter={request} onFocus={request}>
        {children}
      </Slot>
      {loaded && anchor && content !== null && <loaded.TooltipLayer anchor={anchor} content={content} side={side} />}
    </>
  )
}
