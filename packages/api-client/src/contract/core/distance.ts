interface Point {
  readonly latitude: number
  readonly longitude: number
}

const earthRadiusMeters = 6_371_000
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the distance of two places along the surface of the earth, in meters. */
export function getDistanceMeters(from: Point, to: Point): number {
  const north = Math.sin(toRadians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2
  const both = north + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * east
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(both)))
}
