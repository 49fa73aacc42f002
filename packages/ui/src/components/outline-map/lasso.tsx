'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Point } from './map-view.ts'
import { toFramePoint } from './use-map-view.ts'

interface LassoProps {
  /** The frame of the map, in which the line is drawn. */
  frame: RefObject<HTMLElement | null>
  /** Whether each press in the frame begins a line; otherwise only with Shift. */
  isOn: boolean
  /** Called with the points of the line, in pixels of the frame. */
  onDrawn: (line: readonly Point[]) => void
}

/** Pixels between two points of the line. */
const step = 4
/** A line of fewer points is a press. */
const minimumPoints = 4

/** The line that the user draws around marks of a map. */
export function Lasso({ frame, isOn, onDrawn }: LassoProps) {
  const [line, setLine] = useState<readonly Point[]>()
  const current = useRef({ isOn, onDrawn })
  useEffect(() => {
    current.current = { isOn, onDrawn }
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const stopped = new AbortController()
    let drawn: Point[] | undefined
    const end = () => {
      drawn = undefined
      setLine(undefined)
    }
    // Before the listeners of the map, which would move it.
    const listen = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      handler: (event: PointerEvent) => void,
    ) => element.addEventListener(type, handler, { signal: stopped.signal, capture: true })

    listen('pointerdown', (event) => {
      // A second finger moves and zooms the map.
      if (!event.isPrimary) end()
      const begins = current.current.isOn || (event.shiftKey && event.pointerType !== 'touch')
      if (!begins || !event.isPrimary || event.button !== 0 || (event.target as Element).closest('button, a')) return
      event.stopPropagation()
      element.setPointerCapture(event.pointerId)
      drawn = [toFramePoint(element, event)]
    })
    listen('pointermove', (event) => {
      const last = drawn?.at(-1)
      if (!drawn || !last || !event.isPrimary) return
      const point = toFramePoint(element, event)
      if (Math.hypot(point.x - last.x, point.y - last.y) < step) return
      drawn = [...drawn, point]
      setLine(drawn)
    })
    listen('pointerup', (event) => {
      if (event.isPrimary && drawn && drawn.length >= minimumPoints) current.current.onDrawn(drawn)
      if (event.isPrimary) end()
    })
    listen('pointercancel', end)
    return () => stopped.abort()
  }, [frame])

  if (!line) return null
  return (
    <svg aria-hidden data-slot="outline-map-lasso" className="pointer-events-none absolute inset-0 z-2 size-full">
      <polygon
        points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-primary/10 stroke-primary stroke-2 [stroke-dasharray:6_4]"
      />
    </svg>
  )
}
