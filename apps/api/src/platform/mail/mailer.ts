import type { Readable } from 'node:stream'

/** One message, ready to be sent. */
export interface Message {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The same, for programs that show more than text. */
  readonly html: string
  readonly attachment?: { readonly name: string; readonly type: string; readonly content: Readable } | undefined
}

/** Hands one message to the mail server; rejects when the server did not take it. */
export type Mailer = (message: Message) => Promise<void>
