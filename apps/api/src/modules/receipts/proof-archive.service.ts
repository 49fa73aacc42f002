import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { type Context, requireSession } from '../../platform/context.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { attachmentExtensions } from '../../platform/files/images.ts'
import { type Cell, type SpreadsheetColumn, writeSpreadsheet } from '../../platform/files/spreadsheet-writer.ts'
import { listStops } from '../service-orders/index.ts'
import { type IssuedReceipt, issueReceipt } from './issue.service.ts'
import { selectArchiveSize, selectFinishedOrders } from './proof-archive.sql.ts'
import { writeReceiptPdf } from './receipt-pdf.ts'
import type { ProofRow } from './receipts.sql.ts'

interface ArchiveInput {
  readonly companyId: string | null
  readonly firstDay: string
  readonly lastDay: string
}

/** A line of the index. */
export interface ProofIndexRow {
  readonly orderNumber: string
  readonly company: string
  readonly externalRef: string | null
  readonly stop: number | null
  readonly receiverName: string | null
  readonly kind: 'receipt' | 'pdf' | 'photo' | 'signature'
  /** The path in the archive; null when the stored file cannot be read. */
  readonly file: string | null
  readonly sha256: string | null
  readonly at: string
  readonly verificationUrl: string
}

const columns: readonly (SpreadsheetColumn & { readonly value: (row: ProofIndexRow) => Cell })[] = [
  { header: 'Ordem', kind: 'text', value: (row) => row.orderNumber },
  { header: 'Empresa', kind: 'text', value: (row) => row.company },
  { header: 'Referência', kind: 'text', value: (row) => row.externalRef },
  { header: 'Parada', kind: 'integer', value: (row) => row.stop },
  { header: 'Recebida por', kind: 'text', value: (row) => row.receiverName },
  { header: 'Tipo', kind: 'text', value: ({ kind }) => kindLabels[kind] },
  { header: 'Arquivo', kind: 'text', value: (row) => row.file },
  { header: 'SHA-256', kind: 'text', value: (row) => row.sha256 },
  { header: 'Quando', kind: 'moment', value: (row) => new Date(row.at) },
  { header: 'Verificação', kind: 'text', value: (row) => row.verificationUrl },
]
const kindLabels = {
  receipt: 'Comprovante assinado',
  pdf: 'Comprovante em PDF',
  photo: 'Foto',
  signature: 'Assinatura',
}

/** Above it an archive has no PDFs: they would take longer than its job may run. */
const maximumPdfs = 5000

/** The size of a PDF without its pictures, in bytes: rather too much. */
const pdfBytes = 100_000

/** Returns about how large an archive will be, before it is written: its PDFs contain smaller copies of the pictures. */
export async function estimateArchiveBytes(ctx: Context, input: ArchiveInput): Promise<number> {
  const { db, scope } = requireSession(ctx)
  const { orders, proof_bytes } = await selectArchiveSize(db, scope, input)
  return hasPdfs(orders) ? proof_bytes * 2 + orders * pdfBytes : proof_bytes
}

const hasPdfs = (orders: number): boolean => orders <= maximumPdfs

/**
 * Writes an archive with the signed receipts, their PDFs, the photos and signatures of the orders that were finished in a
 * period, and an index in CSV and JSON. One file is read at a time, and the index is on disk: memory does not grow with the orders.
 *
 * @returns the number of files in the index.
 */
export async function writeProofArchive(ctx: Context, input: ArchiveInput, folder: string): Promise<ProofArchive> {
  const { db, scope } = requireSession(ctx)
  const path = join(folder, 'archive')
  const index = join(folder, 'index')
  await appendFile(index, '')
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path))
  // An error of the disk ends the work at the next file.
  written.catch(() => undefined)
  const add = async (content: Readable, name: string) => {
    zip.addReadStream(content, name)
    await Promise.race([finished(content, { writable: false }), written])
  }
  const { orders } = await selectArchiveSize(db, scope, input)
  const writePdf = hasPdfs(orders) ? writeReceiptPdf : undefined
  let files = 0
  for (let after = ''; ; ) {
    const page = await selectFinishedOrders(db, scope, input, after)
    for (const orderNumber of page) {
      const rows = await addOrder(ctx, await issueReceipt(ctx, orderNumber), add, writePdf)
      await appendFile(index, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      files += rows.length
    }
    const last = page.at(-1)
    if (!last) break
    after = last
  }
  await add(Readable.from(toJsonList(index)), 'indice.json')
  const cells = async function* (): AsyncGenerator<Cell[]> {
    for await (const row of readRows(index)) yield columns.map(({ value }) => value(row))
  }
  await add(
    await writeSpreadsheet('csv', { name: 'Índice', columns, rows: cells(), timeZone: await selectTimeZone(db) }),
    'indice.csv',
  )
  zip.end()
  await written
  return { path, files, bytes: (await stat(path)).size }
}

export interface ProofArchive {
  readonly path: string
  readonly files: number
  readonly bytes: number
}

type Add = (content: Readable, name: string) => Promise<void>

async function addOrder(
  ctx: Context,
  issued: IssuedReceipt,
  add: Add,
  writePdf: typeof writeReceiptPdf | undefined,
): Promise<ProofIndexRow[]> {
  const { receipt, order, proofs } = issued
  const common = {
    orderNumber: order.orderNumber,
    company: order.company.name,
    externalRef: order.externalRef,
    verificationUrl: receipt.verificationUrl,
  }
  const file = `${order.orderNumber}/comprovante.json`
  await add(Readable.from([JSON.stringify(receipt, null, 2)]), file)
  const at = receipt.statement.issuedAt
  const ofOrder = { ...common, stop: null, receiverName: null, sha256: null, at }
  const rows: ProofIndexRow[] = [{ ...ofOrder, kind: 'receipt', file }]
  if (writePdf) {
    const name = `${order.orderNumber}/comprovante.pdf`
    await add(await writePdf(ctx, issued), name)
    rows.push({ ...ofOrder, kind: 'pdf', file: name })
  }
  const stops = listStops(order)
  for (const [number, proof] of proofs.entries()) {
    const stop = stops.find(({ id }) => id === proof.stop_id)
    const kind = proof.kind === 'signature' ? 'signature' : 'photo'
    const name = `${kind === 'signature' ? 'assinatura' : 'foto'}-${number + 1}.${attachmentExtensions[proof.type]}`
    rows.push({
      ...common,
      stop: stop?.position ?? null,
      receiverName: stop?.receiverName ?? null,
      kind,
      file: await addProof(ctx, proof, `${order.orderNumber}/${name}`, add),
      sha256: proof.sum,
      at: proof.created_at.toISOString(),
    })
  }
  return rows
}

/** A file that cannot be read does not end the export: the index mentions it without a path. */
async function addProof({ services, log }: Context, proof: ProofRow, path: string, add: Add): Promise<string | null> {
  let content: Readable
  try {
    content = await services.files.read(proof.file_key)
    // A local file is opened with the first read: an error must occur before the archive has the entry.
    await once(content, 'readable')
  } catch (error) {
    log.warn({ err: error, proof: proof.id }, 'a proof cannot be read')
    return null
  }
  await add(content, path)
  return path
}

async function* readRows(path: string): AsyncGenerator<ProofIndexRow> {
  for await (const line of createInterface({ input: createReadStream(path) })) yield JSON.parse(line) as ProofIndexRow
}

async function* toJsonList(path: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const line of createInterface({ input: createReadStream(path) })) {
    yield `${separator}${line}`
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
