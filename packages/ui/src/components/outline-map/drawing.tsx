'use client'
import { useMemo, useRef } from 'react'
import {
  type Box,
  createProjection,
  isOverlapping,
  type MapOutline,
  type MapView,
  type Point,
  type Size,
  toPixel,
} from './map-view.ts'
import { listNamePlaces, useParts } from './use-parts.ts'

/** The space of a letter and of a line of a name. */
const letter: Size = { width: 7, height: 16 }
const markSpace: Size = { width: 36, height: 36 }
/** The name of a place is below its mark. */
const placeNameSpace = { width: 104, height: 18, below: 24 }

/** The buttons in the upper corner, and the credits in the lower one. */
const listCorners = ({ width, height }: Size): Box[] => [
  { x: width - 30, y: 100, width: 60, height: 200 },
  { x: width - 120, y: height - 14, width: 240, height: 28 },
]

const isWithin = ({ x, y, width, height }: Box, frame: Size) =>
  x >= width / 2 && y >= height / 2 && x <= frame.width - width / 2 && y <= frame.height - height / 2

interface DrawingProps {
  outline: MapOutline
  view: MapView
  size: Size
  /** Where marks are, in pixels, and whether the name of a place is below them. */
  marks: readonly { readonly pixel: Point; readonly hasName: boolean }[]
}

/** The edges of the areas and, in a close view, of their parts; with the names that have room. */
export function Drawing({ outline, view, size, marks }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null)
  const { parts, isLoading } = useParts(svg, outline, view, size)
  const areas = useMemo(
    () =>
      outline.areas.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          data-area={id}
          vectorEffect="non-scaling-stroke"
          className="fill-surface-raised stroke-line-strong"
        />
      )),
    [outline],
  )
  const areaNames = useMemo(() => {
    const project = createProjection(outline)
    return outline.areas.flatMap(({ id, label }) =>
      label ? [{ id, of: id, text: label.text, places: [project(label.position)] }] : [],
    )
  }, [outline])

  const { x, y } = toPixel({ x: 0, y: 0 }, view, size)
  const divided = new Set(parts.map(({ areaId }) => areaId))
  const names = [
    ...areaNames.filter(({ id }) => !divided.has(id)),
    ...parts.flatMap(({ areaId, parts: ofArea }) =>
      ofArea.map((part) => ({
        id: part.id,
        of: `${areaId} ${part.text}`,
        text: part.text,
        places: listNamePlaces(part, view, size),
      })),
    ),
  ]
  const taken = listCorners(size).concat(
    marks.flatMap(({ pixel, hasName }): Box[] => [
      { ...pixel, ...markSpace },
      ...(hasName ? [{ x: pixel.x, y: pixel.y + placeNameSpace.below, ...placeNameSpace }] : []),
    ]),
  )
  // A municipality with an island has two parts of the same name.
  const named = new Set<string>()
  const placed = names.flatMap(({ id, of, text, places }) => {
    if (named.has(of)) return []
    const space = { width: text.length * letter.width + letter.width, height: letter.height }
    const box = places
      .map((place) => ({ ...toPixel(place, view, size), ...space }))
      .find((one) => isWithin(one, size) && !taken.some((other) => isOverlapping(one, other)))
    if (!box) return []
    taken.push(box)
    named.add(of)
    return [{ id, text, box }]
  })
  return (
    <svg
      ref={svg}
      aria-hidden
      data-loading={isLoading || undefined}
      className="pointer-events-none size-full"
      preserveAspectRatio="none"
    >
      <g transform={`translate(${x} ${y}) scale(${view.scale})`}>
        {areas}
        {parts.map(({ areaId, path }) => (
          <path
            key={areaId}
            d={path}
            vectorEffect="non-scaling-stroke"
            data-slot="outline-map-parts"
            className="fill-surface-raised stroke-line-strong"
          />
        ))}
      </g>
      {placed.map(({ id, text, box }) => (
        <text
          key={id}
          x={box.x}
          y={box.y}
          textAnchor="middle"
          dominantBaseline="middle"
          data-slot="outline-map-area"
          className="fill-subtle text-xs font-medium forced-colors:fill-[CanvasText]"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
