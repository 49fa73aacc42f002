'use client'
import * as RadixTooltip from '@radix-ui/react-tooltip'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { TooltipSide } from './tooltip.js'

interface TooltipLayerProps {
  anchor: HTMLElement
  content: ReactNode
  side: TooltipSide
}

/** The part of `Tooltip` that is fetched on intent: it places the words beside the element they belong to. */
export function TooltipLayer({ anchor, content, side }: TooltipLayerProps) {
  return (
    <RadixTooltip.Provider delayDuration={400} disableHoverableContent={false}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>
          <Listeners element={anchor} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            data-slot="tooltip"
            className="z-50 max-w-72 animate-appear rounded-sm bg-surface-inverse px-2 py-1 text-sm text-on-inverse"
          >
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

/** The event properties that Radix gives its trigger, by the native event each stands for. */
const handlerOf = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const

type Handlers = { [Name in (typeof handlerOf)[keyof typeof handlerOf]]?: (event: Event) => void }

interface ListenersProps extends Handlers {
  element: HTMLElement
  'aria-describedby'?: string
  ref?: Ref<HTMLElement>
}

/** Carries what Radix would put on a trigger of its own over to the element that is already there. */
function Listeners({ element, ref, ...radix }: ListenersProps) {
  useImperativeHandle(ref, () => element, [element])

  const current = useRef<Handlers>(radix)
  useEffect(() => {
    current.current = radix
  })

  const describedBy = radix['aria-describedby']
  useEffect(() => {
    // When the words repeat the name, hearing them twice helps nobody.
    if (!describedBy || element.ariaLabel) return
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before ? `${before} ${describedBy}` : describedBy)
    return () => {
      if (before) element.setAttribute('aria-describedby', before)
      else element.removeAttribute('aria-describedby')
    }
  }, [element, describedBy])

  useEffect(() => {
    const leave = new AbortController()
    for (const [type, name] of Object.entries(handlerOf)) {
      element.addEventListener(
        type,
        (event) => {
          // Focus that follows a click, or that a dialog gives, is not a question.
          if (type === 'focus' && !element.matches(':focus-visible')) return
          current.current[name]?.(event)
        },
        { signal: leave.signal },
      )
    }
    // The hover or focus that fetched this code has passed: answer it now.
    if (element.matches(':focus-visible')) current.current.onFocus?.(new FocusEvent('focus'))
    else if (element.matches(':hover')) current.current.onPointerMove?.(new PointerEvent('pointermove'))
    return () => leave.abort()
  }, [element])

  return null
}
