import type { Readable } from 'node:stream'

/** A file in a response. */
export interface Download {
  readonly type: string
  readonly name: string
  /** Whether a browser may show it; everything else is saved. @default false */
  readonly inline?: boolean
  /** Identifies the content; absent for files that are generated for each response. */
  readonly tag?: string
  readonly open: () => Promise<Readable>
}
