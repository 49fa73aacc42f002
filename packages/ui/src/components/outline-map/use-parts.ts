'use client'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createProjection, type MapOutline, type MapPart, type MapView, type Point, type Size } from './map-view.ts'

/** How many times larger than the whole outline a view is before parts are drawn: earlier, they would be too small. */
const partsZoom = 6

/** The parts of an area, in the units of the outline. */
export interface DrawnParts {
  readonly areaId: string
  /** The edges of all parts, as the `d` of one SVG path. */
  readonly path: string
  /** The names of the parts at their middle, the largest part first. */
  readonly names: readonly { readonly id: string; readonly text: string; readonly point: Point }[]
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
  const isClose =
    loadParts !== undefined &&
    view.scale >= partsZoom * Math.min(size.width / outline.width, size.height / outline.height)
  const [loading, setLoading] = useState(0)
  /** The areas whose parts are loaded or being loaded. */
  const requested = useRef(new Set<string>())
  useEffect(() => {
    if (!isClose || !loadParts) return
    for (const path of svg.current?.querySelectorAll<SVGPathElement>('path[data-area]') ?? []) {
      const id = path.dataset.area ?? ''
      if (requested.current.has(id) || !isVisible(path.getBBox(), view, size)) continue
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

/** Whether a part of a box, in the units of the outline, is in the frame. */
function isVisible(box: Point & Size, { x, y, scale }: MapView, size: Size): boolean {
  const [width, height] = [size.width / scale / 2, size.height / scale / 2]
  return box.x < x + width && box.x + box.width > x - width && box.y < y + height && box.y + box.height > y - height
}

function drawParts(
  areaId: string,
  parts: readonly MapPart[],
  project: ReturnType<typeof createProjection>,
): DrawnParts {
  const shapes = parts.map(({ id, name, ring }) => {
    const points = ring.map(([longitude, latitude]) => project({ latitude, longitude }))
    return { id, text: name, points, ...getMiddle(points) }
  })
  return {
    areaId,
    path: shapes
      .map(({ points }) => `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}z`)
      .join(''),
    names: shapes.toSorted((one, other) => other.area - one.area).map(({ id, text, point }) => ({ id, text, point })),
  }
}

/** @returns the area of a polygon, and its centroid. */
function getMiddle(points: readonly Point[]): { area: number; point: Point } {
  const [origin = { x: 0, y: 0 }] = points
  let [doubled, sumX, sumY] = [0, 0, 0]
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from
    // From one of its points, because the differences between large numbers are not exact.
    const [ax, ay, bx, by] = [from.x - origin.x, from.y - origin.y, to.x - origin.x, to.y - origin.y]
    const cross = ax * by - bx * ay
    doubled += cross
    sumX += (ax + bx) * cross
    sumY += (ay + by) * cross
  }
  if (doubled === 0) return { area: 0, point: origin }
  return {
    area: Math.abs(doubled) / 2,
    point: { x: origin.x + sumX / (3 * doubled), y: origin.y + sumY / (3 * doubled) },
  }
}
