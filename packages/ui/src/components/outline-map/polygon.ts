import type { Point } from './map-view.ts'

/** A rectangle by its edges. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** @returns the area of a polygon, and its centroid; the first corner for a polygon without an area. */
export function getMiddle(corners: readonly Point[]): { area: number; point: Point } {
  const [origin = { x: 0, y: 0 }] = corners
  let [doubled, sumX, sumY] = [0, 0, 0]
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from
    // From one of its corners, because the differences between large numbers are not exact.
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

/** @returns the rectangle around all corners. */
export const getBounds = (corners: readonly Point[]): Rectangle => ({
  left: Math.min(...corners.map(({ x }) => x)),
  top: Math.min(...corners.map(({ y }) => y)),
  right: Math.max(...corners.map(({ x }) => x)),
  bottom: Math.max(...corners.map(({ y }) => y)),
})

/** Whether two rectangles have a common area. */
export const isTouching = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

/** @returns the part of a polygon that is in a rectangle, by the algorithm of Sutherland and Hodgman; empty if none is. */
export function clipPolygon(corners: readonly Point[], { left, top, right, bottom }: Rectangle): readonly Point[] {
  /** The distance of a corner from each edge of the rectangle, positive inside. */
  const distances: ((corner: Point) => number)[] = [
    ({ x }) => x - left,
    ({ x }) => right - x,
    ({ y }) => y - top,
    ({ y }) => bottom - y,
  ]
  return distances.reduce<readonly Point[]>(
    (rest, distance) =>
      rest.flatMap((to, index) => {
        const from = rest.at(index - 1) ?? to
        const [before, after] = [distance(from), distance(to)]
        const isCrossing = before < 0 !== after < 0
        const share = before / (before - after)
        const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        return [...(isCrossing ? [crossing] : []), ...(after < 0 ? [] : [to])]
      }),
    corners,
  )
}
