type Corner = readonly [longitude: number, latitude: number]

/** A step is about 110 m, less than a pixel of the usual views. */
const stepsPerDegree = 1000

/**
 * The edge of a municipality as a short text: each corner as steps from the corner before, the first from zero. Municipalities
 * share their corners, so that rounding leaves no gap between them.
 */
export function writeEdge(ring: readonly Corner[]): string {
  const steps: number[] = []
  let [x, y] = [0, 0]
  for (const [longitude, latitude] of ring) {
    const [nextX, nextY] = [Math.round(longitude * stepsPerDegree), Math.round(latitude * stepsPerDegree)]
    if (nextX !== x || nextY !== y) steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return steps.join(' ')
}

/** @returns the corners in degrees of an edge that `writeEdge` has written. */
export function readEdge(edge: string): Corner[] {
  const steps = edge.split(' ').map(Number)
  const ring: Corner[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    ring.push([x / stepsPerDegree, y / stepsPerDegree])
  }
  return ring
}
