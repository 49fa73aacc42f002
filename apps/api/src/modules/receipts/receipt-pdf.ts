import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ReadableStream, TransformStream } from 'node:stream/web'
import { describeReceiptStatus, type Logo } from '@malote/api-client/contract'
import { Piscina } from 'piscina'
import type { Context } from '../../platform/context.ts'
import { removePngTexts } from '../../platform/files/png-texts.ts'
import { createSemaphore } from '../../platform/jobs/semaphore.ts'
import { findReceiptLogos, readLogo } from '../logos/index.ts'
import { listStops } from '../service-orders/index.ts'
import type { IssuedReceipt } from './issue.service.ts'
import type { DocumentPart, DocumentProperties, LogoFile, LogoFiles, PrintedReceipt } from './pdf/printed-receipt.ts'
import type { DocumentTask } from './pdf/write-document.ts'
import type { MissingReceipt } from './receipt-export.service.ts'
import type { ProofRow } from './receipts.sql.ts'

/** A receipt decodes the pictures of its order: a process reads those of one at a time. */
const reading = createSemaphore(1)

/** Enough to print a picture of a third of the width. */
const picturePixels = 900

/** The thread ends after a time without documents, because it holds some megabytes of libraries and fonts. */
const idleMs = 30_000

let threads: Piscina<DocumentTask, void> | undefined
const startThreads = () =>
  new Piscina<DocumentTask, void>({
    filename: new URL('./pdf/write-document.ts', import.meta.url).href,
    name: 'writeDocument',
    minThreads: 0,
    maxThreads: 1,
    // A document whose reader is slow does not hold up the others.
    concurrentTasksPerWorker: 1_000,
    idleTimeout: idleMs,
    // Otherwise the thread blocks while it waits for tasks.
    atomics: 'disabled',
    // No variables: they contain secrets.
    env: {},
  })

/** Writes the receipt as a PDF on A4, with its pictures, a code to the public page and the JSON file attached. */
export async function writeReceiptPdf(ctx: Context, issued: IssuedReceipt): Promise<Readable> {
  const { statement } = issued.receipt
  const properties = {
    title: `Comprovante ${issued.order.orderNumber}`,
    author: statement.issuer ?? 'Malote',
    createdAt: new Date(statement.issuedAt),
  }
  // Read before the file starts, so that an error is a response.
  const receipt = await readPrinted(ctx, issued, createLogoReader(ctx))
  return writeInThread(properties, async function* () {
    yield { receipt }
  })
}

/**
 * Writes receipts as one PDF, each with its page numbers, after a page with the list of them and of the orders without
 * one. The document is written while it is read.
 */
export function writeReceiptsPdf(
  ctx: Context,
  issued: readonly IssuedReceipt[],
  missing: readonly MissingReceipt[],
): Readable {
  const issuer = issued[0]?.receipt.statement.issuer ?? null
  const properties = {
    title: issued.length === 1 ? `Comprovante ${issued[0]?.order.orderNumber}` : `${issued.length} comprovantes`,
    author: issuer ?? 'Malote',
    createdAt: ctx.clock(),
  }
  const receipts = issued.map(({ order }) => ({
    orderNumber: order.orderNumber,
    company: order.company.name,
    result: describeReceiptStatus(order),
    endedAt: order.deliveredAt ?? order.closedAt ?? order.updatedAt,
  }))
  const readLogos = createLogoReader(ctx)
  return writeInThread(properties, async function* () {
    yield { contents: { issuer, receipts, missing, logos: await readLogos(null) } }
    for (const one of issued) yield { receipt: await readPrinted(ctx, one, readLogos) }
  })
}

/** Writes a document in the thread: a page takes 10 to 30 ms of a processor, in which no request would be handled. */
function writeInThread(properties: DocumentProperties, listParts: () => AsyncGenerator<DocumentPart>): Readable {
  threads ??= startThreads()
  const { readable, writable: file } = new TransformStream<Uint8Array>()
  const source = listParts()
  const parts = ReadableStream.from(source)
  const content = Readable.fromWeb(readable)
  const task: DocumentTask = { properties, parts, file }
  threads.run(task, { transferList: [parts, file] }).catch((error: Error) => content.destroy(error))
  // A document that ends early does not cancel its source.
  return content.once('close', () => void source.return(undefined))
}

type ReadLogos = (companyId: string | null) => Promise<LogoFiles>

/** Reads the logos of the receipts of a document, the content of each one once. */
function createLogoReader(ctx: Context): ReadLogos {
  const sent = new Set<string>()
  const read = async (logo: Logo | null): Promise<LogoFile | null> => {
    if (!logo) return null
    const content = sent.has(logo.id) ? undefined : await readLogo(ctx, logo)
    if (content) sent.add(logo.id)
    return { id: logo.id, content }
  }
  return async (companyId) => {
    const { issuer, company } = await findReceiptLogos(ctx, companyId)
    return { issuer: await read(issuer), company: await read(company) }
  }
}

async function readPrinted(ctx: Context, issued: IssuedReceipt, readLogos: ReadLogos): Promise<PrintedReceipt> {
  const end = await reading.acquire()
  try {
    const pictures = new Map<string, Uint8Array>()
    for (const proof of issued.proofs) {
      const picture = proof.type.startsWith('image/') ? await readPicture(ctx, proof) : undefined
      if (picture) pictures.set(proof.id, picture)
    }
    return { ...issued, stops: listStops(issued.order), pictures, logos: await readLogos(issued.order.company.id) }
  } finally {
    end?.()
  }
}

/** Reads a photo or signature, scaled to paper; undefined when it cannot be read. */
async function readPicture({ services, log }: Context, proof: ProofRow): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const content = await buffer(await services.files.read(proof.public_key ?? proof.file_key))
    const source = sharp(removePngTexts(content))
    const size = { width: picturePixels, height: picturePixels, fit: 'inside', withoutEnlargement: true } as const
    return await source.autoOrient().resize(size).flatten({ background: 'white' }).jpeg({ quality: 78 }).toBuffer()
  } catch (error) {
    log.warn({ err: error, proof: proof.id }, 'a proof cannot be read')
    return undefined
  }
}
