import { expect, test } from 'vitest'
import { getDistanceMeters } from './distance.ts'

const paulista = { latitude: -23.5614, longitude: -46.6559 }

test('the distance of a place to itself is 0', () => {
  expect(getDistanceMeters(paulista, paulista)).toBe(0)
})

test.each([
  ['a minute of latitude', { ...paulista, latitude: paulista.latitude + 1 / 60 }, 1853],
  ['a minute of longitude, shorter away from the equator', { ...paulista, longitude: -46.6559 + 1 / 60 }, 1699],
])('the distance of %s is in meters', (_name, place, meters) => {
  expect(Math.round(getDistanceMeters(paulista, place))).toBe(meters)
})
