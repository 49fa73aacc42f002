import PostalMime, { type Address, type Attachment, type Email, type PostalMimeOptions } from 'postal-mime'
import { mayHaveStruckText, toShownHtml } from './shown-html.ts'

/** A file of an e-mail. Its name and type are not trusted. */
export interface MailFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** What an order needs of an e-mail. */
export interface ReadMail {
  readonly messageId: string | undefined
  readonly sender: { readonly name: string; readonly address: string }
  readonly subject: string | undefined
  /** As the message states it; undefined when it is no date, or none from 2000 to 2099. */
  readonly sentAt: Date | undefined
  readonly text: string
  readonly files: readonly MailFile[]
}

/**
 * A forwarded e-mail is read, and what was forwarded inside of it is a file. Few parts are inside each other in the
 * e-mails of people.
 */
const options: PostalMimeOptions = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 1 }
const messageType = 'message/rfc822'
/** Characters of the text that are returned: several times what is stored. The other threads only handle these. */
const longestText = 100_000

/**
 * Reads an e-mail; undefined when the bytes are not one. Only in a worker thread: a message of very many parts can use
 * any amount of time and memory.
 */
export async function readMailInThread(bytes: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await PostalMime.parse(bytes, options).catch(() => undefined)
  const sender = mail && toSender(mail.from ?? mail.sender)
  // The format has no magic bytes, and any text parses as a body. Each e-mail states its sender.
  if (!mail || !sender) return undefined
  const texts = [await toText(mail)]
  const files: MailFile[] = []
  for (const attachment of mail.attachments) {
    const inner = isForwarded(attachment) ? await readForwarded(attachment) : undefined
    if (inner) {
      texts.push(await toText(inner))
      files.push(...inner.attachments.flatMap(toFile))
    } else files.push(...toFile(attachment))
  }
  return {
    messageId: mail.messageId?.trim() || undefined,
    sender,
    subject: mail.subject?.trim() || undefined,
    sentAt: readDate(mail.date),
    text: texts
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, longestText)
      .toWellFormed(),
    files,
  }
}

function toSender(address: Address | undefined): ReadMail['sender'] | undefined {
  const [mailbox] = address?.group ?? [address]
  return mailbox?.address ? { name: mailbox.name?.trim() ?? '', address: mailbox.address.trim() } : undefined
}

/** An e-mail that was attached as a file. One without this mark is in the text already. */
const isForwarded = ({ mimeType, rfc822DepthExceeded }: Attachment): boolean =>
  mimeType === messageType && !rfc822DepthExceeded

const readForwarded = ({ content }: Attachment): Promise<Email | undefined> =>
  PostalMime.parse(content, { ...options, maxRfc822NestingDepth: 0 }).catch(() => undefined)

/** Pictures of the text, such as the logo of a signature, are no files. */
function toFile({ filename, mimeType, content, related }: Attachment): MailFile[] {
  if (related && mimeType.startsWith('image/')) return []
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content as ArrayBuffer)
  return [{ name: filename ?? '', type: mimeType, content: bytes }]
}

async function toText({ text, html }: Email): Promise<string> {
  // A plain text next to HTML does not show what is struck out.
  const isStruck = html !== undefined && mayHaveStruckText(html)
  const plain = (isStruck ? '' : text?.trim()) || (html ? (await convertHtml(html)).trim() : '')
  return plain.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n')
}

/**
 * Returns an HTML text as plain text. The parser converts HTML, in linear time, where a message has parts of both kinds
 * outside of `multipart/alternative`; it does not export the conversion.
 */
async function convertHtml(html: string): Promise<string> {
  const boundary = `malote-${crypto.randomUUID()}`
  const parts = [
    `Content-Type: multipart/mixed; boundary="${boundary}"\r\n`,
    `--${boundary}\r\nContent-Type: text/plain\r\n\r\n`,
    `--${boundary}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${toShownHtml(html)}`,
    `--${boundary}--`,
  ]
  return (await PostalMime.parse(parts.join('\r\n'))).text ?? ''
}

/** Dates outside of these years are accepted nowhere else. */
function readDate(text: string | undefined): Date | undefined {
  const date = new Date(text ?? '')
  const year = date.getUTCFullYear()
  return year >= 2000 && year < 2100 ? date : undefined
}
