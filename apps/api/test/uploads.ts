import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TestApp } from './test-app.ts'

type Order = { orderNumber: string }

/** A picture whose metadata contains a location and a camera. */
export const picture = (background: string, width = 64) =>
  sharp({ create: { width, height: 48, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera Secreta' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()

export const getAttachmentsPath = ({ orderNumber }: Order) => `/v1/service-orders/${orderNumber}/attachments`

/** Sends a multipart form with files to an order. */
export async function sendFiles(
  testApp: TestApp,
  order: Order,
  files: [name: string, bytes: Buffer, type?: string][],
  fields: object = {},
  as = testApp.users.operator,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, bytes, type] of files)
    form.append('files', new File([new Uint8Array(bytes)], name, { type: type ?? '' }))
  const encoded = new Response(form)
  return testApp.server.inject({
    method: 'POST',
    url: getAttachmentsPath(order),
    headers: { authorization: `Bearer ${as.token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/** Lists the files in the store. Those of running requests are in another folder, and may be deleted while it is read. */
export async function listStoredFiles({ folder }: TestApp): Promise<Dirent[]> {
  const folders = (await readdir(folder)).filter((name) => name !== 'temporary')
  const entries = await Promise.all(
    folders.map((name) => readdir(join(folder, name), { recursive: true, withFileTypes: true })),
  )
  return entries.flat().filter((entry) => entry.isFile())
}
