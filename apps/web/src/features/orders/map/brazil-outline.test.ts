import { expect, test } from 'vitest'
import { brazilOutline } from './brazil-outline.ts'

type Point = readonly [x: number, y: number]

/** Reads a path of relative lines, which all paths of the package are. */
function readPolygons(path: string): Point[][] {
  return path
    .split('z')
    .filter((part) => part.trim())
    .reduce<{ polygons: Point[][]; x: number; y: number }>(
      ({ polygons, x, y }, part) => {
        let [left, top] = [x, y]
        const numbers = (part.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
        const points: Point[] = []
        for (let index = 0; index < numbers.length; index += 2) {
          left += numbers[index] ?? 0
          top += numbers[index + 1] ?? 0
          points.push([left, top])
        }
        const [start] = points
        // A closed path continues at its start.
        return { polygons: [...polygons, points], x: start?.[0] ?? 0, y: start?.[1] ?? 0 }
      },
      { polygons: [], x: 0, y: 0 },
    ).polygons
}

function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  let previous = polygon.at(-1)
  for (const point of polygon) {
    const [[left, top], [lastLeft, lastTop]] = [point, previous ?? point]
    if (top > y !== lastTop > y && x < ((lastLeft - left) * (y - top)) / (lastTop - top) + left) inside = !inside
    previous = point
  }
  return inside
}

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))

function project(latitude: number, longitude: number): Point {
  const { width, height, bounds } = brazilOutline
  const [top, bottom] = [mercator(bounds.north), mercator(bounds.south)]
  return [
    ((longitude - bounds.west) / (bounds.east - bounds.west)) * width,
    ((top - mercator(latitude)) / (top - bottom)) * height,
  ]
}

test.each([
  ['sp', 'Ribeirão Preto', -21.18, -47.81],
  ['mg', 'Montes Claros', -16.73, -43.86],
  ['am', 'Tefé', -3.35, -64.71],
  ['ac', 'Tarauacá', -8.16, -70.77],
  ['rr', 'Caracaraí', 1.83, -61.13],
  ['rs', 'Santa Maria', -29.69, -53.81],
  ['ba', 'Barreiras', -12.15, -44.99],
  ['pb', 'Patos', -7.02, -37.28],
  ['df', 'Brasília', -15.78, -47.93],
  ['ms', 'Campo Grande', -20.45, -54.61],
])('the outline of %s contains %s, and no other does', (state, _city, latitude, longitude) => {
  const point = project(latitude, longitude)
  const areas = brazilOutline.areas.filter(({ path }) => readPolygons(path).some((polygon) => contains(polygon, point)))
  expect(areas.map(({ id }) => id)).toEqual([state])
})

test('has the 27 states, in the ids of their codes', () => {
  expect(brazilOutline.areas).toHaveLength(27)
  for (const { id } of brazilOutline.areas) expect(id).toMatch(/^[a-z]{2}$/)
})

test('the code of each state is in its outline', () => {
  for (const { id, path, label } of brazilOutline.areas) {
    expect(label?.text, id).toBe(id.toUpperCase())
    const point = project(label?.position.latitude ?? 0, label?.position.longitude ?? 0)
    expect(
      readPolygons(path).some((polygon) => contains(polygon, point)),
      id,
    ).toBe(true)
  }
})
