import { diff } from '@blazediff/core'
import sharp from 'sharp'

/** A decoded image: four bytes per pixel, RGBA. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

/** A difference between two colors up to this is ignored, and so is this share of the pixels. */
const colorThreshold = 0.02
const allowedPixelRatio = 0.0002

/** @returns the pixels of a PNG or WebP file from its bytes; sharp would return an old version of a rewritten path. */
export async function decodePicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Writes a picture; the ending of the path, `.png` or `.webp`, chooses the format. WebP is lossless here. */
export async function writePicture({ data, width, height }: Picture, path: string): Promise<void> {
  const image = sharp(data, { raw: { width, height, channels: 4 } })
  await (path.endsWith('.webp') ? image.removeAlpha().webp({ lossless: true, effort: 6 }) : image.png()).toFile(path)
}

/** Copies a picture into a larger one. */
export function pastePicture(source: Picture, target: Picture, left: number, top: number): void {
  for (let row = 0; row < source.height; row += 1) {
    const from = row * source.width * 4
    source.data.copy(target.data, ((top + row) * target.width + left) * 4, from, from + source.width * 4)
  }
}

/** @returns the rectangle of a picture that begins at the left edge. */
export function cropPicture(source: Picture, top: number, width: number, height: number): Picture {
  const rows = source.data.subarray(top * source.width * 4, (top + height) * source.width * 4)
  if (width === source.width) return { data: rows, width, height }
  const cropped = { data: Buffer.alloc(width * height * 4), width, height }
  for (let row = 0; row < height; row += 1) {
    rows.copy(cropped.data, row * width * 4, row * source.width * 4, row * source.width * 4 + width * 4)
  }
  return cropped
}

export interface PictureDifference {
  message: string
  /** The pixels that differ in red; absent when the sizes differ. */
  picture?: Picture
}

/** @returns what differs, or nothing when the pictures are equal within the tolerance. */
export function comparePictures(expected: Picture, actual: Picture): PictureDifference | undefined {
  const { width, height } = expected
  if (width !== actual.width || height !== actual.height) {
    return { message: `the size is ${actual.width}×${actual.height} instead of ${width}×${height} pixels` }
  }
  if (expected.data.equals(actual.data)) return undefined
  const data = Buffer.alloc(expected.data.length)
  const count = diff(expected.data, actual.data, data, width, height, { threshold: colorThreshold })
  if (count <= width * height * allowedPixelRatio) return undefined
  return { message: `${count} pixels differ`, picture: { data, width, height } }
}
