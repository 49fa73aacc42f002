'use client'
import * as Popper from '@radix-ui/react-popper'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../../lib/portal-container.ts'
import type { TooltipSide } from './tooltip.tsx'
import { tooltipClasses } from './tooltip.variants.ts'
import { useTooltipOpen } from './use-tooltip-open.ts'

interface TooltipLayerProps {
  anchor: HTMLElement
  content: ReactNode
  side: TooltipSide
}

/**
 * The part of `Tooltip` that is loaded on demand: it positions the text next to its element. It is not a Radix layer,
 * because Radix would send it every Esc (decision 0030).
 */
export function TooltipLayer({ anchor, content, side }: TooltipLayerProps) {
  const container = usePortalContainer()
  const id = useId()
  const anchorRef = useRef(anchor)
  const { open, contentProps } = useTooltipOpen(anchor)

  useEffect(() => {
    // When the text repeats the accessible name, it must not be announced twice.
    if (!open || anchor.ariaLabel) return
    const before = anchor.getAttribute('aria-describedby')
    anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id)
    return () => {
      if (before) anchor.setAttribute('aria-describedby', before)
      else anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, id, open])

  if (!open) return null
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchorRef} />
      {createPortal(
        <Popper.Content
          {...contentProps}
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          data-slot="tooltip"
          className={tooltipClasses}
        >
          {content}
        </Popper.Content>,
        container,
      )}
    </Popper.Root>
  )
}
