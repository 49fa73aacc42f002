import type { Stop } from '@malote/api-client/contract'
import type { IssuedReceipt } from '../issue.service.ts'
import type { MissingReceipt } from '../receipt-export.service.ts'
import type { Paper, Picture } from './paper.ts'

/** A logo of a document. Its content is sent once. */
export interface LogoFile {
  readonly id: string
  readonly content: Uint8Array | undefined
}

/** The logos of a receipt; null where there is none. */
export interface LogoFiles {
  readonly issuer: LogoFile | null
  readonly company: LogoFile | null
}

/** A receipt with all that its PDF contains. */
export interface PrintedReceipt extends IssuedReceipt {
  /** Every stop, that of the return included. */
  readonly stops: readonly Stop[]
  /** JPEG pictures by the id of their proof; those that could not be read are missing. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly logos: LogoFiles
}

/** A receipt in the list of the first page. */
export interface ListedReceipt {
  readonly orderNumber: string
  readonly company: string
  readonly result: string
  readonly endedAt: string
}

/** The first page of several receipts. */
export interface ContentsPage {
  readonly issuer: string | null
  readonly receipts: readonly ListedReceipt[]
  readonly missing: readonly MissingReceipt[]
  readonly logos: LogoFiles
}

/** What a document consists of, in its order. */
export type DocumentPart =
  | { readonly contents: ContentsPage; readonly receipt?: undefined }
  | { readonly receipt: PrintedReceipt; readonly contents?: undefined }

/** The properties of a document. */
export type DocumentProperties = ConstructorParameters<typeof Paper>[0]

/** The logos as pictures of the document; undefined where there is none, or it cannot be read. */
export interface PaperLogos {
  readonly issuer: Picture | undefined
  readonly company: Picture | undefined
}
