import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFaker } from '@malote/fixtures'
import type { PastFile } from '../modules/service-orders/index.ts'
import type { Files } from '../platform/files/files.ts'
import { withTemporaryFolder } from '../platform/files/temporary-folder.ts'
import { newId } from '../platform/security/ids.ts'
import { drawInvoice, drawParcel, drawSignature } from './drawings.ts'

export type Picture = 'photo' | 'signature' | 'invoice'

/** The files of the orders. Each belongs to one order, so that it can be erased with it. */
export interface Album {
  /** Returns a new file of an order. Its bytes are stored by `save`. */
  readonly add: (orderId: string, picture: Picture) => PastFile
  /** Stores the bytes of all files. */
  readonly save: (files: Files) => Promise<void>
}

interface Drawing {
  readonly bytes: Buffer
  readonly sha256: Buffer
}

const types = { photo: 'image/jpeg', signature: 'image/png', invoice: 'application/pdf' } as const
const names = { photo: 'foto-da-entrega.jpg', signature: 'assinatura.png', invoice: 'nota-fiscal.pdf' } as const
/** Files that are stored at the same time. */
const concurrency = 16

/** Draws the pictures of the demonstration: a few of each kind, which its orders share as copies. */
export async function createAlbum(): Promise<Album> {
  const faker = createFaker(7)
  const [photos, signatures] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => drawParcel(faker))),
    Promise.all(Array.from({ length: 6 }, () => drawSignature(faker))),
  ])
  const digest = (bytes: Buffer): Drawing => ({ bytes, sha256: createHash('sha256').update(bytes).digest() })
  const drawings: Record<Picture, Drawing[]> = {
    photo: photos.map(digest),
    signature: signatures.map(digest),
    invoice: [digest(drawInvoice())],
  }
  const added: { readonly file: PastFile; readonly picture: Picture; readonly index: number }[] = []
  return {
    add: (orderId, picture) => {
      const index = added.length % drawings[picture].length
      const { bytes, sha256 } = drawings[picture][index] as Drawing
      const id = newId()
      const file_key = `orders/${orderId}/${id}`
      // The drawings contain no metadata, so the public copy has the same bytes.
      const public_key = picture === 'invoice' ? null : `${file_key}-public`
      const file = { id, name: names[picture], type: types[picture], bytes: bytes.length, sha256, file_key, public_key }
      added.push({ file, picture, index })
      return file
    },
    save: (files) =>
      withTemporaryFolder(files, async (folder) => {
        const getPath = (picture: Picture, index: number) => join(folder, `${picture}-${index}`)
        for (const [picture, list] of Object.entries(drawings)) {
          for (const [index, { bytes }] of list.entries()) await writeFile(getPath(picture as Picture, index), bytes)
        }
        const copies = added.flatMap(({ file: { file_key, public_key }, picture, index }) =>
          [file_key, public_key].flatMap((key) => (key ? [{ key, picture, index }] : [])),
        )
        const work = async () => {
          for (let copy = copies.pop(); copy; copy = copies.pop()) {
            await files.save(copy.key, getPath(copy.picture, copy.index), types[copy.picture])
          }
        }
        await Promise.all(Array.from({ length: concurrency }, work))
      }),
  }
}
