import { type InboxAttachmentKind, type InboxUnreadReason, inboxLimits } from '@malote/api-client/contract'
import type { MailFile } from '../../platform/files/mail-reader/index.ts'
import { toPlainName } from '../../platform/files/plain-name.ts'
import { decodeText } from '../../platform/files/spreadsheet-reader/decode-text.ts'
import { detectSpreadsheetFormat } from '../../platform/files/spreadsheet-reader/index.ts'

/** A file of a message, with what it can be used for. */
export interface SortedFile {
  readonly name: string
  readonly content: Buffer
  readonly kind: InboxAttachmentKind | null
  readonly unreadReason: InboxUnreadReason | null
}

/** The media type of a stored file, by its use. */
export const storedTypes = {
  spreadsheet: 'application/octet-stream',
  pdf: 'application/pdf',
  text: 'text/plain',
} as const satisfies Record<InboxAttachmentKind, string>

const headBytes = 1_000

/** Names the files of a message, and decides by their first bytes and their names what each can be used for. */
export function sortFiles(files: readonly MailFile[]): SortedFile[] {
  return files.slice(0, inboxLimits.listedAttachments).map((file, index) => {
    const content = Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength)
    const name = toPlainName(file.name) || `anexo ${index + 1}`
    if (content.length === 0) return { name, content, kind: null, unreadReason: 'empty' }
    const kind = detectKind(name, file.type, content)
    if (kind === null) return { name, content, kind, unreadReason: 'type' }
    if (index >= inboxLimits.readAttachments) return { name, content, kind: null, unreadReason: 'count' }
    return { name, content, kind, unreadReason: null }
  })
}

function detectKind(name: string, type: string, content: Buffer): InboxAttachmentKind | null {
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
  if (content.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf'
  const format = detectSpreadsheetFormat(content.subarray(0, headBytes))
  // A document of a word processor is a ZIP too; the reader of imports reads workbooks and archives of invoices.
  if (format === 'xlsx') return ['xlsx', 'ods', 'zip'].includes(extension ?? '') ? 'spreadsheet' : null
  if (format !== 'csv') return null
  if (extension === 'csv' || extension === 'xml' || type === 'text/csv') return 'spreadsheet'
  return extension === 'txt' || (extension === undefined && type === 'text/plain') ? 'text' : null
}

/** Returns a text as PostgreSQL stores it: well formed, without control characters, and up to the limit. */
export function toStoredText(text: string, limit: number = inboxLimits.textLength): { text: string; isCut: boolean } {
  const clean = text.replace(/[\p{Cc}\u2028\u2029]/gu, keepBreaks).toWellFormed()
  if (clean.length <= limit) return { text: clean, isCut: false }
  return { text: clean.slice(0, limit).toWellFormed(), isCut: true }
}

const keepBreaks = (character: string): string => (character === '\n' || character === '\t' ? character : '')

/** Returns the text of a text file. */
export const readTextFile = (content: Buffer): string => toStoredText(decodeText(content).replace(/\r\n?/g, '\n')).text
