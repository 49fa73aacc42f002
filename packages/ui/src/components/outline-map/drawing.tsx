'use client'
import { useMemo } from 'react'
import {
  createProjection,
  isInFrame,
  type MapOutline,
  type MapView,
  type Point,
  type Size,
  toPixel,
} from './map-view.ts'

/** Two names of areas this close would overlap. */
const nameSpace: Size = { width: 28, height: 18 }
/** A mark has its number, and the name of its place below it. */
const markSpace: Size = { width: 44, height: 36 }

const isNear = (one: Point, other: Point, space: Size) =>
  Math.abs(one.x - other.x) < space.width && Math.abs(one.y - other.y) < space.height

interface DrawingProps {
  outline: MapOutline
  view: MapView
  size: Size
  /** Where marks are, in pixels. */
  marks: readonly Point[]
}

/** The edges of the areas, and the names of those whose name has room. */
export function Drawing({ outline, view, size, marks }: DrawingProps) {
  const areas = useMemo(
    () =>
      outline.areas.map(({ id, path }) => (
        <path key={id} d={path} vectorEffect="non-scaling-stroke" className="fill-surface-raised stroke-line-strong" />
      )),
    [outline],
  )
  const names = useMemo(() => {
    const project = createProjection(outline)
    return outline.areas.flatMap(({ id, label }) =>
      label ? [{ id, text: label.text, point: project(label.position) }] : [],
    )
  }, [outline])
  const { x, y } = toPixel({ x: 0, y: 0 }, view, size)
  const placed: { id: string; text: string; pixel: Point }[] = []
  for (const { id, text, point } of names) {
    const pixel = toPixel(point, view, size)
    const isFree =
      isInFrame(pixel, size) &&
      !marks.some((mark) => isNear(pixel, mark, markSpace)) &&
      !placed.some(({ pixel: other }) => isNear(pixel, other, nameSpace))
    if (isFree) placed.push({ id, text, pixel })
  }
  return (
    <svg aria-hidden className="pointer-events-none size-full" preserveAspectRatio="none">
      <g transform={`translate(${x} ${y}) scale(${view.scale})`}>{areas}</g>
      {placed.map(({ id, text, pixel }) => (
        <text
          key={id}
          x={pixel.x}
          y={pixel.y}
          textAnchor="middle"
          dominantBaseline="middle"
          data-slot="outline-map-area"
          className="fill-subtle text-xs forced-colors:fill-[CanvasText]"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
