import { open } from 'node:fs/promises'

/** An uploaded file, on the local disk until the request ends. Its declared name and type are not trusted. */
export interface Upload {
  /** The name without folders or characters that would mislead; never part of a path. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: Buffer
  /** The first 1,024 bytes, which identify the type. */
  readonly head: Buffer
}

/** A PDF may have its signature anywhere in them. */
const headBytes = 1024

/** Returns the `head` of an upload from its file. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
