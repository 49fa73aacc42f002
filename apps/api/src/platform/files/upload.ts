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
