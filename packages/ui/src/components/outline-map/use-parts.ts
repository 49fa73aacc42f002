'use client'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import {
  createProjection,
  getWholeScale,
  isInFrame,
  isInside,
  type MapOutline,
  type MapPart,
  type MapView,
  type Point,
  type Size,
  toPixel,
} from './map-view.ts'
import { clipPolygon, getBounds, getMiddle, isTouching, type Rectangle } from './polygon.ts'

/** How many times larger than the whole outline a view is before parts are drawn: earlier, they would be too small. */
const partsZoom = 6

/** A part that has a name, in the units of the outline. */
interface NamedPart {
  readonly id: string
  readonly text: string
  readonly point: Point
  readonly corners: readonly Point[]
  readonly bounds: Rectangle
}

/** The parts of an area, in the units of the outline. */
export interface DrawnParts {
  readonly areaId: string
  /** The edges of all parts, as the `d` of one SVG path. */
  readonly path: string
  /** The parts with their names, the largest first. */
  readonly parts: readonly NamedPart[]
}

/**
 * Loads the parts of the areas that a close view shows. An area whose parts cannot be loaded stays as it is, and is tried
 * again with the next view.
 * @param svg The drawing, with a path for each area.
 */
export function useParts(
  svg: RefObject<SVGSVGElement | null>,
  outline: MapOutline,
  view: MapView,
  size: Size,
): { readonly parts: readonly DrawnParts[]; readonly isLoading: boolean } {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly MapPart[]>>(new Map())
  const { loadParts } = outline
  const isClose = loadParts !== undefined && view.scale >= partsZoom * getWholeScale(outline, size)
  const [loading, setLoading] = useState(0)
  /** The areas whose parts are loaded or being loaded. */
  const requested = useRef(new Set<string>())
  useEffect(() => {
    if (!isClose || !loadParts) return
    const shown = getShown(view, size)
    for (const path of svg.current?.querySelectorAll<SVGPathElement>('path[data-area]') ?? []) {
      const id = path.dataset.area ?? ''
      if (requested.current.has(id) || !isTouching(toRectangle(path.getBBox()), shown)) continue
      requested.current.add(id)
      setLoading((count) => count + 1)
      loadParts(id)
        .then(
          (parts) => setLoaded((current) => new Map(current).set(id, parts)),
          () => requested.current.delete(id),
        )
        .finally(() => setLoading((count) => count - 1))
    }
  }, [svg, isClose, loadParts, view, size])
  const drawn = useMemo(() => {
    const project = createProjection(outline)
    return [...loaded].map(([areaId, parts]) => drawParts(areaId, parts, project))
  }, [outline, loaded])
  return { parts: isClose ? drawn : [], isLoading: loading > 0 }
}

/** @returns what the frame shows, in the units of the outline. */
function getShown({ x, y, scale }: MapView, size: Size): Rectangle {
  const [width, height] = [size.width / scale / 2, size.height / scale / 2]
  return { left: x - width, top: y - height, right: x + width, bottom: y + height }
}

/** How far a name is moved away from a mark in the middle of the frame, in pixels. */
const shifts = [0, -40, 40, -80, 80, -120, 120]

/**
 * @returns where the name of a part can be, the best place first: at its middle or, when that is not in the frame, around the
 * middle of what is shown of it; none for a part that is not shown.
 */
export function listNamePlaces(part: NamedPart, view: MapView, size: Size): readonly Point[] {
  const { point, corners, bounds } = part
  const shown = getShown(view, size)
  if (!isTouching(bounds, shown)) return []
  if (isInFrame(toPixel(point, view, size), size)) return [point]
  const visible = clipPolygon(corners, shown)
  if (visible.length === 0) return []
  const middle = getMiddle(visible).point
  return shifts
    .map((pixels) => ({ x: middle.x, y: middle.y + pixels / view.scale }))
    .filter((place) => isInside(place, visible))
}

function drawParts(
  areaId: string,
  parts: readonly MapPart[],
  project: ReturnType<typeof createProjection>,
): DrawnParts {
  const shapes = parts.map(({ id, name, ring }) => {
    const corners = ring.map(([longitude, latitude]) => project({ latitude, longitude }))
    return { id, text: name, corners, bounds: getBounds(corners), ...getMiddle(corners) }
  })
  const path = shapes
    .map(({ corners }) => `M${corners.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}z`)
    .join('')
  return { areaId, path, parts: shapes.toSorted((one, other) => other.area - one.area) }
}

const toRectangle = ({ x, y, width, height }: DOMRect): Rectangle => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})
