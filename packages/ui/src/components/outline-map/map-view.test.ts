import { expect, test } from 'vitest'
import {
  createProjection,
  fitApart,
  fitView,
  groupPoints,
  isInside,
  limitView,
  type MapOutline,
  panBy,
  toPixel,
  zoomAt,
} from './map-view.ts'

const outline: MapOutline = {
  width: 600,
  height: 600,
  bounds: { north: 5, south: -34, west: -74, east: -35 },
  areas: [],
}
const frame = { width: 800, height: 400 }

test('projects the edges of the outline to the edges of the drawing', () => {
  const project = createProjection(outline)
  expect(project({ latitude: 5, longitude: -74 })).toEqual({ x: 0, y: 0 })
  expect(project({ latitude: -34, longitude: -35 }).x).toBeCloseTo(600)
  expect(project({ latitude: -34, longitude: -35 }).y).toBeCloseTo(600)
  // In the Mercator projection a degree is higher, the farther it is from the equator.
  expect(project({ latitude: -14.5, longitude: -54.5 }).y).toBeLessThan(300)
})

test('shows the whole outline when there are no points', () => {
  expect(fitView([], outline, frame)).toEqual({ x: 300, y: 300, scale: 400 / 600 })
})

test('fits the points into the frame, and enlarges a single one up to a landmark only', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 140, y: 120 },
  ]
  const view = fitView(points, outline, frame)
  for (const point of points) {
    const pixel = toPixel(point, view, frame)
    expect(pixel.x).toBeGreaterThanOrEqual(39)
    expect(pixel.x).toBeLessThanOrEqual(761)
    expect(pixel.y).toBeGreaterThanOrEqual(39)
    expect(pixel.y).toBeLessThanOrEqual(361)
  }
  expect(fitView([{ x: 100, y: 100 }], outline, frame).scale).toBe((400 / 600) * 16)
  // A pressed group is enlarged until its points are apart.
  expect(fitView([{ x: 100, y: 100 }], outline, frame, 256).scale).toBe((400 / 600) * 256)
})

test('zooms around a pixel, whose point stays below it', () => {
  const view = { x: 300, y: 300, scale: 2 }
  const pixel = { x: 700, y: 100 }
  const zoomed = zoomAt(view, 2, pixel, outline, frame)
  expect(zoomed.scale).toBe(4)
  const point = { x: 300 + 300 / 2, y: 300 - 100 / 2 }
  expect(toPixel(point, zoomed, frame)).toEqual(pixel)
})

test('neither pans nor zooms out of the outline', () => {
  expect(panBy({ x: 10, y: 590, scale: 1 }, 500, -500, outline, frame)).toMatchObject({ x: 0, y: 600 })
  expect(limitView({ x: 300, y: 300, scale: 0.01 }, outline, frame).scale).toBe(400 / 600)
  expect(limitView({ x: 300, y: 300, scale: 1e9 }, outline, frame).scale).toBe((400 / 600) * 256)
})

test('groups points that would overlap, which a larger scale divides', () => {
  const places = [
    { id: 'a', x: 100, y: 100 },
    { id: 'b', x: 110, y: 100 },
    { id: 'c', x: 300, y: 100 },
  ]
  const ids = (scale: number) => groupPoints(places, scale).map((group) => group.places.map(({ id }) => id).join(''))
  expect(ids(1)).toEqual(['ab', 'c'])
  expect(ids(10)).toEqual(['a', 'b', 'c'])
})

test('groups whose marks would overlap are one', () => {
  // The second group begins apart from the first, but its centre is near the centre of the first.
  const places = [0, 43, 45, 60].map((x) => ({ x, y: 0 }))
  const groups = groupPoints(places, 1)
  expect(groups).toHaveLength(1)
  const apart = groupPoints([...places, { x: 120, y: 0 }], 1)
  expect(apart.map((group) => group.places.length)).toEqual([4, 1])
})

test('a group of the same place cannot be divided', () => {
  const [same] = groupPoints(
    [1, 2, 3].map((id) => ({ id, x: 5, y: 5 })),
    1,
  )
  expect(same?.isDivisible).toBe(false)
  const [near] = groupPoints(
    [1, 2].map((id) => ({ id, x: 5 + id, y: 5 })),
    1,
  )
  expect(near?.isDivisible).toBe(true)
})

test('a point is inside of a closed line, also of one with a bay', () => {
  const bay = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
    { x: 90, y: 90 },
    { x: 45, y: 20 },
    { x: 0, y: 90 },
  ]
  expect(isInside({ x: 10, y: 40 }, bay)).toBe(true)
  expect(isInside({ x: 80, y: 40 }, bay)).toBe(true)
  expect(isInside({ x: 45, y: 60 }, bay)).toBe(false)
  expect(isInside({ x: -5, y: 40 }, bay)).toBe(false)
  expect(isInside({ x: 10, y: 40 }, [])).toBe(false)
})

test('shows the points of one city apart, but those of a country with its outline', () => {
  const city = [
    { x: 300, y: 300 },
    { x: 300.5, y: 300.2 },
  ]
  expect(groupPoints(city, fitView(city, outline, frame).scale)).toHaveLength(1)
  expect(groupPoints(city, fitApart(city, outline, frame).scale)).toHaveLength(2)
  const region = [...city, { x: 301, y: 306 }]
  expect(groupPoints(region, fitView(region, outline, frame).scale)).toHaveLength(2)
  const { scale } = fitApart(region, outline, frame)
  expect(scale * 6).toBeGreaterThan(frame.height / 3)
  const country = [...city, { x: 100, y: 500 }]
  expect(fitApart(country, outline, frame)).toEqual(fitView(country, outline, frame))
  const place = [city[0], city[0]].flatMap((point) => point ?? [])
  expect(groupPoints(place, fitApart(place, outline, frame).scale)).toHaveLength(1)
})
