'use client'
import { useEffect, useRef, useState } from 'react'
import type { TooltipLayer } from './tooltip-layer.tsx'

interface DisabledReasonProps {
  /** For `aria-describedby` of the control. */
  id: string
  /** Why the control cannot be used. */
  reason: string
  /** The action of a control without a visible text; shown above the reason. */
  title?: string | false | undefined
}

/**
 * The reason why the control around it cannot be used: the description of the control, and a tooltip on hover, focus and
 * press. It is inside of the control, so that the control stays mounted, with its focus, when the reason disappears.
 */
export function DisabledReason({ id, reason, title }: DisabledReasonProps) {
  const text = useRef<HTMLSpanElement>(null)
  const [control, setControl] = useState<HTMLElement | null>(null)
  const [layer, setLayer] = useState<{ Layer: typeof TooltipLayer }>()
  useEffect(() => {
    const element = text.current?.parentElement
    if (!element) return
    const request = () => {
      setControl(element)
      // Not by `declareOverlay`, whose retries and messages every page with a button would load: without the tooltip, the
      // description remains.
      import('./tooltip-layer.tsx').then(
        ({ TooltipLayer: Layer }) => setLayer({ Layer }),
        () => {},
      )
    }
    if (element.matches(':hover, :focus')) request()
    const end = new AbortController()
    for (const type of ['pointerenter', 'focus', 'click'])
      element.addEventListener(type, request, { signal: end.signal })
    return () => end.abort()
  }, [])
  return (
    <>
      <span ref={text} id={id} hidden>
        {reason}
      </span>
      {layer && control && (
        <layer.Layer
          anchor={control}
          content={
            <>
              {title && <span className="block font-medium">{title}</span>}
              {reason}
            </>
          }
          side="top"
          isDescription={false}
        />
      )}
    </>
  )
}
