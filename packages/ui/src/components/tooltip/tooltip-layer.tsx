'use client'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import * as RadixTooltip from '../../bundled/radix-tooltip.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { isFocusReturned } from '../../lib/return-focus.ts'
import type { TooltipSide } from './tooltip.tsx'
import { tooltipClasses } from './tooltip.variants.ts'

/** The hover time before the tooltip opens, in milliseconds. */
const openDelay = 400

interface TooltipLayerProps {
  anchor: HTMLElement
  content: ReactNode
  side: TooltipSide
  /**
   * Whether the text describes the element. Without it, the element has the description already, and a press opens the
   * tooltip, because a touch has no hover.
   * @default true
   */
  isDescription?: boolean | undefined
}

/** The part of `Tooltip` that is loaded on demand: it opens and positions the text next to its element. */
export function TooltipLayer({ anchor, content, side, isDescription = true }: TooltipLayerProps) {
  const container = usePortalContainer()
  const [open, setOpen] = useState(false)
  const isScrolling = useRef(false)

  // Not only while it is open: Radix must not handle this event first.
  useEffect(() => {
    const end = new AbortController()
    const handleScroll = () => {
      isScrolling.current = true
      setTimeout(() => {
        isScrolling.current = false
      })
    }
    addEventListener('scroll', handleScroll, { capture: true, signal: end.signal })
    return () => end.abort()
  }, [])

  const handleOpenChange = (next: boolean) => {
    // Focus by keyboard scrolls the element into view, and the tooltip follows.
    if (!next && isScrolling.current && anchor.matches(':focus-visible')) return
    setOpen(next)
  }

  return (
    <RadixTooltip.Provider delayDuration={openDelay}>
      <RadixTooltip.Root open={open} onOpenChange={handleOpenChange}>
        <RadixTooltip.Trigger asChild>
          <AnchorListeners element={anchor} isDescription={isDescription} />
        </RadixTooltip.Trigger>
        {/* Unmounted at once, also during its animation, so that the next Esc is for the overlay below it. */}
        {open && (
          <RadixTooltip.Portal forceMount container={container}>
            <RadixTooltip.Content
              forceMount
              side={side}
              sideOffset={6}
              collisionPadding={8}
              onEscapeKeyDown={composeEscape()}
              data-slot="tooltip"
              className={tooltipClasses}
            >
              {content}
            </RadixTooltip.Content>
          </RadixTooltip.Portal>
        )}
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

/** The event properties of a Radix trigger, by the native event that each handles. */
const handlerNames = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const

type Handlers = { [Name in (typeof handlerNames)[keyof typeof handlerNames]]?: (event: Event) => void }

interface AnchorListenersProps extends Handlers {
  element: HTMLElement
  isDescription: boolean
  'aria-describedby'?: string | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** Moves the properties of a Radix trigger to the element, which was mounted before this code was loaded. */
function AnchorListeners({ element, isDescription, ref, ...trigger }: AnchorListenersProps) {
  useImperativeHandle(ref, () => element, [element])
  const handlers = useRef<Handlers>(trigger)
  useEffect(() => {
    handlers.current = trigger
  })

  const describedBy = trigger['aria-describedby']
  useEffect(() => {
    // When the text repeats the accessible name, it must not be announced twice.
    if (!describedBy || !isDescription || element.ariaLabel) return
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before ? `${before} ${describedBy}` : describedBy)
    return () => {
      if (before) element.setAttribute('aria-describedby', before)
      else element.removeAttribute('aria-describedby')
    }
  }, [element, describedBy, isDescription])

  useEffect(() => {
    const end = new AbortController()
    let isHovered = false
    for (const [type, name] of Object.entries(handlerNames)) {
      const handle = (event: Event) => {
        const isFocusVisible = element.matches(':focus-visible')
        if (type === 'pointermove') isHovered = true
        if (type === 'pointerleave') isHovered = false
        // Focus that follows a press, that a dialog sets, or that returns from an overlay does not open it.
        if (type === 'focus' && (!isFocusVisible || isFocusReturned())) return
        // An element that moves away below a resting pointer must not close a tooltip that the keyboard has opened.
        if (type === 'pointerleave' && isFocusVisible) return
        if (!isDescription && (type === 'pointerdown' || type === 'click')) {
          if (type === 'click') handlers.current.onFocus?.(new FocusEvent('focus'))
          return
        }
        handlers.current[name]?.(event)
      }
      element.addEventListener(type, handle, { signal: end.signal })
    }
    // The hover or focus that loaded this code has passed, so it is handled here, unless a press has followed it.
    if (element.matches(':focus-visible') && !isFocusReturned()) handlers.current.onFocus?.(new FocusEvent('focus'))
    else if (element.matches(':hover:not([aria-expanded="true"])')) {
      isHovered = true
      handlers.current.onPointerMove?.(new PointerEvent('pointermove'))
    }
    // An element that React moves to another place, such as in a sorted list, gets no event when the pointer leaves it.
    const handlePointerOver = () => {
      if (!isHovered || element.matches(':hover, :focus-visible')) return
      isHovered = false
      handlers.current.onPointerLeave?.(new PointerEvent('pointerleave'))
      handlers.current.onBlur?.(new FocusEvent('blur'))
    }
    element.ownerDocument.addEventListener('pointerover', handlePointerOver, { capture: true, signal: end.signal })
    return () => {
      end.abort()
      // StrictMode runs this effect twice: without it, the second hover would be the same as the first, whose time is over.
      handlers.current.onPointerLeave?.(new PointerEvent('pointerleave'))
    }
  }, [element, isDescription])

  return null
}
