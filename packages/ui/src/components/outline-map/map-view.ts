import { getBounds } from './polygon.ts'

/** A position in degrees (WGS 84). */
export type Position = Readonly<{ latitude: number; longitude: number }>

/** The outline of a country or a region, in the Mercator projection. */
export interface MapOutline {
  /** The width of the drawing, in its own units. */
  width: number
  /** The height of the drawing, in its own units. */
  height: number
  /** The degrees at the edges of the drawing. */
  bounds: { north: number; south: number; west: number; east: number }
  /** The areas of the drawing, such as states. */
  areas: readonly {
    /** The id of the area. */
    id: string
    /** The path of its edge, as the `d` of an SVG path. */
    path: string
    /** Its short name and where it is drawn. Of two names that would overlap, that of the earlier area is shown. */
    label?: { text: string; position: Position } | undefined
  }[]
  /**
   * Loads the parts of an area, such as the municipalities of a state. It is called when the view shows the area closely, and
   * again for an area that has failed.
   */
  loadParts?: ((areaId: string) => Promise<readonly MapPart[]>) | undefined
  /** Who has drawn it, where the licence requires the name. */
  attribution?: { text: string; url?: string | null | undefined } | undefined
}

/** A part of an area, which is drawn in close views. */
export interface MapPart {
  /** The id of the part. */
  id: string
  /** Its name, shown where there is room. */
  name: string
  /** The corners of its edge in degrees (WGS 84), as in GeoJSON. */
  ring: readonly (readonly [longitude: number, latitude: number])[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle by its middle, in pixels. */
export type Box = Point & Size

export const isOverlapping = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/** What a frame shows: the point of the outline in its centre, and the pixels per unit of the outline. */
export interface MapView extends Point {
  readonly scale: number
}

/** How many times larger than the whole outline a view can be. A unit of a country is then some hundred metres. */
export const maximumZoom = 256
/** The view of all positions is not larger than this: the outline would have no landmark. */
const maximumFittedZoom = 16
/** Pixels between the edge of the frame and the outermost position, which the buttons of the map must not cover. */
const padding: Point = { x: 72, y: 40 }

const toMercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))

/** @returns a function that converts a position to a point of the outline. */
export function createProjection({ width, height, bounds }: MapOutline): (position: Position) => Point {
  const top = toMercator(bounds.north)
  const rows = height / (top - toMercator(bounds.south))
  const columns = width / (bounds.east - bounds.west)
  return ({ latitude, longitude }) => ({
    x: (longitude - bounds.west) * columns,
    y: (top - toMercator(latitude)) * rows,
  })
}

/** @returns the scale at which the whole outline fits in the frame. */
export const getWholeScale = (outline: Size, frame: Size): number =>
  Math.min(frame.width / outline.width, frame.height / outline.height)

const clamp = (value: number, minimum: number, maximum: number) => Math.min(Math.max(value, minimum), maximum)

/** @returns the view, within the outline and between the smallest and the largest zoom. */
export function limitView({ x, y, scale }: MapView, outline: Size, frame: Size): MapView {
  const whole = getWholeScale(outline, frame)
  return {
    x: clamp(x, 0, outline.width),
    y: clamp(y, 0, outline.height),
    scale: clamp(scale, whole, whole * maximumZoom),
  }
}

/**
 * @returns the view of all points; of the whole outline when there are none.
 * @param maximum How many times larger than the whole outline it may be.
 */
export function fitView(
  points: readonly Point[],
  outline: Size,
  frame: Size,
  maximum: number = maximumFittedZoom,
): MapView {
  const whole = getWholeScale(outline, frame)
  if (points.length === 0) return { x: outline.width / 2, y: outline.height / 2, scale: whole }
  const { left, top, right, bottom } = getBounds(points)
  const fitted = Math.min(
    (frame.width - 2 * padding.x) / (right - left),
    (frame.height - 2 * padding.y) / (bottom - top),
    whole * maximum,
  )
  return limitView({ x: (left + right) / 2, y: (top + bottom) / 2, scale: fitted }, outline, frame)
}

/** @returns the view with another scale, in which the point below `pixel` stays there. */
export function zoomAt(view: MapView, factor: number, pixel: Point, outline: Size, frame: Size): MapView {
  const { scale } = limitView({ ...view, scale: view.scale * factor }, outline, frame)
  const [dx, dy] = [pixel.x - frame.width / 2, pixel.y - frame.height / 2]
  return limitView(
    { x: view.x + dx / view.scale - dx / scale, y: view.y + dy / view.scale - dy / scale, scale },
    outline,
    frame,
  )
}

/** @returns the view after a movement of its content, in pixels. */
export const panBy = (view: MapView, dx: number, dy: number, outline: Size, frame: Size): MapView =>
  limitView({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, outline, frame)

/** @returns the pixel of a point in the frame. */
export const toPixel = ({ x, y }: Point, view: MapView, frame: Size): Point => ({
  x: (x - view.x) * view.scale + frame.width / 2,
  y: (y - view.y) * view.scale + frame.height / 2,
})

/** Whether a pixel is in the frame. */
export const isInFrame = ({ x, y }: Point, frame: Size): boolean =>
  x >= 0 && y >= 0 && x <= frame.width && y <= frame.height

/** Whether a point is inside of a closed line: a ray from it crosses the line an odd number of times. */
export const isInside = ({ x, y }: Point, line: readonly Point[]): boolean =>
  line.filter((from, index) => {
    const to = line[(index + 1) % line.length] ?? from
    return from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  }).length %
    2 ===
  1

/** Points that would overlap at a scale. */
export interface PointGroup<Place extends Point> extends Point {
  readonly places: readonly Place[]
  /** Whether a larger scale would divide it. */
  readonly isDivisible: boolean
}

/** Pixels between two marks: a touch target and its margin. */
const distance = 44
/** Units of the outline below which two points are the same place. */
const samePlace = 0.002

const getCentre = (points: readonly Point[]): Point => {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Merges the groups whose centres, where their marks are, would overlap. */
function mergeNear<Place extends Point>(groups: readonly Place[][], reach: number): Place[][] {
  const merged: { places: Place[]; centre: Point }[] = []
  for (const places of groups) {
    const centre = getCentre(places)
    const near = merged.find((one) => Math.hypot(one.centre.x - centre.x, one.centre.y - centre.y) < reach)
    if (!near) merged.push({ places, centre })
    else {
      near.places = [...near.places, ...places]
      near.centre = getCentre(near.places)
    }
  }
  // The centre of a merged group may be near another one.
  const result = merged.map((one) => one.places)
  return result.length < groups.length ? mergeNear(result, reach) : result
}

/** @returns the points in groups. They do not depend on what the frame shows, so that panning changes no group. */
export function groupPoints<Place extends Point>(places: readonly Place[], scale: number): PointGroup<Place>[] {
  const groups: Place[][] = []
  const reach = distance / scale
  for (const place of places) {
    const group = groups.find(([first]) => first && Math.hypot(first.x - place.x, first.y - place.y) < reach)
    if (group) group.push(place)
    else groups.push([place])
  }
  return mergeNear(groups, reach).map((group) => {
    const centre = getCentre(group)
    const isDivisible = group.some(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) > samePlace)
    return { ...centre, places: group, isDivisible }
  })
}

/** The part of a frame that positions must fill: around those of one city there would be much that has none. */
const minimumShare = 1 / 3

/** @returns the view of all points; when they would be one group or in a small part of it, so large that they are apart. */
export function fitApart(points: readonly Point[], outline: Size, frame: Size): MapView {
  const fitted = fitView(points, outline, frame)
  if (points.length < 2) return fitted
  const { left, top, right, bottom } = getBounds(points)
  const isSmall =
    (right - left) * fitted.scale < frame.width * minimumShare &&
    (bottom - top) * fitted.scale < frame.height * minimumShare
  return isSmall || groupPoints(points, fitted.scale).length === 1
    ? fitView(points, outline, frame, maximumZoom)
    : fitted
}
