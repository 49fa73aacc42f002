import type { Readable } from 'node:stream'

/** A file in a response. */
export interface Download {
  readonly type: string
  readonly name: string
  /** Whether a browser may show it; everything else is saved. @default false */
  readonly inline?: boolean
  /** Identifies the content; absent for files that are generated for each response. */
  readonly tag?: string
  /** Its length, where it is known: a reader then shows the progress and notices a file that was cut. */
  readonly bytes?: number
  /** @param response The response that the content is for; absent where the whole content is required. */
  readonly open: (response?: DownloadResponse) => Promise<Readable>
}

/** The response that a file is sent in, for files that are written while they are sent. */
export interface DownloadResponse {
  /** Aborts when the server stops: what is written afterwards delays the stop. */
  readonly stopping: AbortSignal
  /** Receives the error that ended a file early although its response was completed. */
  readonly onIncomplete: (error: unknown) => void
}
