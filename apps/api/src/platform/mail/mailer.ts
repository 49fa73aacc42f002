import type { Readable } from 'node:stream'

/** An e-mail that is ready to be sent. */
export interface Message {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The same, for programs that show more than text. */
  readonly html: string
  /** Where the recipient opts out, by one click (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
  readonly attachment?: { readonly name: string; readonly type: string; readonly content: Readable } | undefined
}

/** Sends one e-mail to the mail server; rejects when the server does not accept it. */
export type Mailer = (message: Message) => Promise<void>
