'use client'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  fitApart,
  fitView,
  type MapOutline,
  type MapView,
  maximumZoom,
  type Point,
  panBy,
  type Size,
  zoomAt,
} from './map-view.ts'

interface ClientPosition {
  readonly clientX: number
  readonly clientY: number
}

/** @returns the pixel of the frame at which a pointer is. */
export function toFramePoint(frame: Element, { clientX, clientY }: ClientPosition): Point {
  const { left, top } = frame.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The width until the frame is measured. */
const assumedWidth = 640
const keyboardStep = 60
const keyboardPans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [keyboardStep, 0],
  ArrowRight: [-keyboardStep, 0],
  ArrowUp: [0, keyboardStep],
  ArrowDown: [0, -keyboardStep],
}
const zoomStep = 2

/**
 * The view of a map: all points until the user moves it, then where the user has moved it. A mouse drags, the wheel zooms
 * with Ctrl or ⌘, two fingers pan and zoom, and one finger scrolls the page.
 */
export function useMapView(
  frame: RefObject<HTMLElement | null>,
  assumedHeight: number,
  outline: MapOutline,
  points: readonly Point[],
) {
  const [size, setSize] = useState<Size>({ width: assumedWidth, height: assumedHeight })
  const [moved, setMoved] = useState<MapView>()
  const fitted = useMemo(() => fitApart(points, outline, size), [points, outline, size])
  const view = moved ?? fitted
  const current = useRef({ view, size, outline })
  useLayoutEffect(() => {
    current.current = { view, size, outline }
  })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const resized = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    resized.observe(element)
    const stopped = new AbortController()
    const change = (next: (state: typeof current.current) => MapView) => {
      // Several events may arrive before the next render.
      const changed = next(current.current)
      current.current = { ...current.current, view: changed }
      setMoved(changed)
    }
    const toPoint = (event: ClientPosition) => toFramePoint(element, event)
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handler: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, handler, { signal: stopped.signal, passive: false })

    listen('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const factor = 2 ** (-event.deltaY / 200)
      change(({ view: from, size: of, outline: shape }) => zoomAt(from, factor, toPoint(event), shape, of))
    })
    listen('dblclick', (event) => {
      if ((event.target as Element).closest('button')) return
      change(({ view: from, size: of, outline: shape }) => zoomAt(from, zoomStep, toPoint(event), shape, of))
    })

    let dragged: Point | undefined
    listen('pointerdown', (event) => {
      if (event.pointerType === 'touch' || event.button !== 0 || (event.target as Element).closest('button')) return
      dragged = toPoint(event)
      element.setPointerCapture(event.pointerId)
    })
    listen('pointermove', (event) => {
      if (!dragged) return
      const [from, to] = [dragged, toPoint(event)]
      dragged = to
      change(({ view: start, size: of, outline: shape }) => panBy(start, to.x - from.x, to.y - from.y, shape, of))
    })
    for (const type of ['pointerup', 'pointercancel'] as const) {
      listen(type, () => {
        dragged = undefined
      })
    }

    let pinched: { centre: Point; spread: number } | undefined
    const readPinch = ({ touches }: TouchEvent) => {
      const [one, other] = touches
      if (!one || !other || touches.length !== 2) return undefined
      const [first, second] = [toPoint(one), toPoint(other)]
      return {
        centre: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
        spread: Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1),
      }
    }
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
      listen(type, (event) => {
        pinched = readPinch(event)
        if (pinched && event.cancelable) event.preventDefault()
      })
    }
    listen('touchmove', (event) => {
      const [from, to] = [pinched, readPinch(event)]
      pinched = to
      if (!from || !to) return
      event.preventDefault()
      change(({ view: start, size: of, outline: shape }) => {
        const panned = panBy(start, to.centre.x - from.centre.x, to.centre.y - from.centre.y, shape, of)
        return zoomAt(panned, to.spread / from.spread, to.centre, shape, of)
      })
    })
    return () => {
      resized.disconnect()
      stopped.abort()
    }
  }, [frame])

  const zoom = (factor: number) =>
    setMoved(zoomAt(view, factor, { x: size.width / 2, y: size.height / 2 }, outline, size))
  return {
    view,
    size,
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
    /** Shows these points as large as possible, until the user moves the map. */
    showPoints: (shown: readonly Point[]) => setMoved(fitView(shown, outline, size, maximumZoom)),
    /** Shows all points, also those that are added later. */
    reset: () => setMoved(undefined),
    /** Moves the map by a key. Returns whether it is one of the map. */
    handleKey: (key: string): boolean => {
      const pan = keyboardPans[key]
      if (pan) setMoved(panBy(view, ...pan, outline, size))
      else if (key === '+' || key === '=') zoom(zoomStep)
      else if (key === '-') zoom(1 / zoomStep)
      else return false
      return true
    },
  }
}
