import { readFile } from 'node:fs/promises'
import type { AttachmentType } from '@malote/api-client/contract'
import type { Metadata, Sharp } from 'sharp'
import { createSemaphore } from '../jobs/semaphore.ts'
import { removePngTexts } from './png-texts.ts'

/** The types of images that are accepted. */
export type ImageType = Exclude<AttachmentType, 'application/pdf'>

const starts: readonly (readonly [AttachmentType, (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/webp', (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  // Programs write a mark of the encoding, line breaks or printer commands before it. Behind markup it is another file.
  ['application/pdf', (head) => /^[^<]{0,1019}?%PDF-/.test(head.toString('latin1'))],
]

/** The extension of a file of each type. */
export const attachmentExtensions: Readonly<Record<AttachmentType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Detects the type of a file by its first bytes; name and declared type are ignored. */
export function detectType(head: Buffer): AttachmentType | undefined {
  return starts.find(([, matches]) => matches(head))?.[0]
}

/**
 * Maximum decoded size of an image in bytes: more than any camera's, less than what would exhaust a server. Interlaced
 * and progressive images are buffered in full while they are decoded, so they count twice.
 */
const maximumDecoded = 160_000_000
const maximumPixels = 60_000_000
const turns = createSemaphore(1)

/** The sides of an image in pixels. */
interface Sides {
  readonly width: number
  readonly height: number
}

/** A copy of an image, or the Portuguese reason why the image was rejected. */
export type ImageCopy = { readonly copy: Sides & { readonly bytes: number } } | { readonly rejected: string }

interface CopyFormat {
  /** The type of the copy. */
  readonly type: ImageType
  /** The copy is scaled down to fit into these sides. */
  readonly fit: Sides
  /** Whether transparent parts become white, for paper. @default false */
  readonly opaque?: boolean
}

/**
 * Writes a copy of an image without metadata (location, device, time), rotated upright and scaled down.
 *
 * @returns the sides and bytes of the copy, or why the file was rejected.
 */
export async function writeImageCopy(
  path: string,
  target: string,
  { type, fit, opaque = false }: CopyFormat,
): Promise<ImageCopy> {
  // The native library has some 20 MB: loaded with the first image, not at startup.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const leave = await turns.acquire()
  try {
    const content = removePngTexts(await readFile(path))
    const source = sharp(content, { failOn: 'error', limitInputPixels: maximumPixels })
    const image = source.autoOrient().resize({ ...fit, fit: 'inside', withoutEnlargement: true })
    // Reads the header only.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata()
    const { width, height } = metadata
    if (width * height > maximumPixels || decodedBytes(metadata) > maximumDecoded) {
      return { rejected: describeSides({ width, height }) }
    }
    const copy = await encode(opaque ? image.flatten({ background: 'white' }) : image, type).toFile(target)
    return { copy: { width: copy.width, height: copy.height, bytes: copy.size } }
  } catch {
    return { rejected: 'Não conseguimos abrir esta imagem. Salve-a e tente de novo.' }
  } finally {
    leave?.()
  }
}

function describeSides({ width, height }: Sides): string {
  const sides = [width, height].map((side) => side.toLocaleString('pt-BR')).join(' × ')
  return `Esta imagem é grande demais: ${sides} pixels. Reduza-a, como para 4.000 pixels de largura, e envie de novo.`
}

function decodedBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  const sample = depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 4
  return width * height * channels * sample * (isProgressive ? 2 : 1)
}

function encode(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/png') return image.png()
  return type === 'image/webp' ? image.webp({ quality: 85 }) : image.jpeg({ quality: 85 })
}
