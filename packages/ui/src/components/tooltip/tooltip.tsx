'use client'
import { Slot } from '@radix-ui/react-slot'
import { type ReactElement, type ReactNode, useState } from 'react'
import { overlay } from '../../lib/on-demand.js'

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left'

export interface TooltipProps {
  /** A few words. Nothing to click, and nothing that only the tooltip says: fingers never see it. */
  content: ReactNode
  side?: TooltipSide | undefined
  /** The one element it belongs to; it must be focusable and carry its own accessible name. */
  children: ReactElement
}

const layer = overlay(() => import('./tooltip-layer.js'), 'TooltipLayer')

/**
 * A hint on hover and focus. Until the first hover or focus it costs two listeners: the code that places it is
 * fetched then.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(false)
  const loaded = layer.useModule()
  const want = () => {
    layer.load()
    setWanted(true)
  }
  return (
    <>
      <Slot ref={setAnchor} onPointerEnter={want} onFocus={want}>
        {children}
      </Slot>
      {wanted && loaded && anchor && <loaded.TooltipLayer anchor={anchor} content={content} side={side} />}
    </>
  )
}
