import { readFile } from 'node:fs/promises'
import {
  Receipt,
  type ReceiptCheck,
  type ReceiptSignature,
  type ReceiptStatement,
  type ReceiptVerification,
} from '@malote/api-client/contract'
import * as z from 'zod/mini'
import { formatMoment } from '../../domain/time-zone.ts'
import type { Context } from '../../platform/context.ts'
import { selectTimeZone } from '../../platform/db/time-zone.ts'
import { fieldError, requireRow } from '../../platform/errors/app-error.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { hashStoredFile } from './file-hashes.service.ts'
import { toReceiptEvents } from './issue.service.ts'
import { hashJson, isChainIntact, toCanonicalJson } from './receipt-chain.ts'
import { type ReceiptRow, selectProofs, selectPublicEvents, selectReceipt, selectWithdrawal } from './receipts.sql.ts'
import { isRetiredBefore, isSignedBy } from './signing-keys.service.ts'

const maximumReceiptBytes = 1024 * 1024

/**
 * Verifies an issued receipt: its signature, its chain, and that the history and the files are still those that were
 * signed.
 *
 * @throws AppError `not_found`.
 */
export async function showReceipt(ctx: Context, id: string): Promise<ReceiptVerification> {
  const row = requireRow(
    await selectReceipt(ctx.db, id),
    'Não encontramos este comprovante. Confira o endereço com quem o enviou.',
  )
  const { statement, key_id: keyId, signature: value } = row
  const checks = [
    ...(await checkSignature(ctx, statement, { algorithm: 'Ed25519', keyId, value }, statement.issuedAt)),
    checkEvents(statement),
    await checkHistory(ctx, row),
    await checkStoredFiles(ctx, row),
  ]
  return { ...toVerification(statement, keyId, checks), details: null }
}

/**
 * Verifies the file of a receipt, and the pictures that were uploaded with it: only a receipt that the database
 * contains holds. The server returns nothing that the caller does not have.
 *
 * @throws AppError `validation_failed` when no file is a receipt.
 */
export async function verifyReceipt(ctx: Context, files: readonly Upload[]): Promise<ReceiptVerification> {
  const file = files.find(({ head }) => head.toString('utf8').trimStart().startsWith('{'))
  const content = file && file.bytes <= maximumReceiptBytes ? parse(await readFile(file.path, 'utf8')) : undefined
  const receipt = z.safeParse(Receipt, content)
  if (!file || !receipt.success) {
    throw fieldError('/files', 'Envie o arquivo JSON do comprovante, como foi baixado.', 'receipt')
  }
  // Signed is what the file contains, also members that this version does not read.
  const raw = content as { statement: unknown; details: unknown }
  const { statement, signature, details } = receipt.data
  const signed = await checkSignature(ctx, raw.statement, signature, statement.issuedAt)
  const isSigned = signed.every(({ result }) => result === 'passed')
  const row = isSigned ? await selectReceipt(ctx.db, statement.id) : undefined
  const issued = row && hashJson(row.statement) === hashJson(raw.statement) ? row : undefined
  const intact = hashJson(raw.details) === statement.detailsHash
  const checks: ReceiptCheck[] = [
    ...signed,
    checkIssued(isSigned, issued),
    checkEvents(statement),
    ...(issued ? [await checkHistory(ctx, issued)] : []),
    intact
      ? { check: 'details', result: 'passed', text: 'Nomes e endereços são os que foram assinados.' }
      : { check: 'details', result: 'failed', text: 'Nomes ou endereços não são os que foram assinados.' },
    checkUploads(
      statement,
      files.filter((one) => one !== file),
    ),
  ]
  return { ...toVerification(statement, signature.keyId, checks), details: issued && intact ? details : null }
}

const toVerification = (statement: ReceiptStatement, keyId: string, checks: ReceiptCheck[]) => ({
  holds: checks.every(({ result }) => result !== 'failed'),
  keyId,
  checks,
  statement,
})

function checkIssued(isSigned: boolean, issued: ReceiptRow | undefined): ReceiptCheck {
  if (!isSigned) {
    const text = 'Sem a assinatura, o comprovante não é procurado entre os emitidos.'
    return { check: 'issued', result: 'skipped', text }
  }
  return issued
    ? { check: 'issued', result: 'passed', text: 'O comprovante foi emitido por este sistema.' }
    : { check: 'issued', result: 'failed', text: 'Este sistema não emitiu este comprovante.' }
}

async function checkSignature(
  ctx: Context,
  statement: unknown,
  signature: ReceiptSignature,
  issuedAt: string,
): Promise<ReceiptCheck[]> {
  const valid = await isSignedBy(ctx, toCanonicalJson(statement), signature)
  if (valid === undefined) {
    return [
      { check: 'key', result: 'failed', text: 'A chave que assinou não é deste sistema.' },
      { check: 'signature', result: 'skipped', text: 'Sem a chave, a assinatura não pode ser conferida.' },
    ]
  }
  const retired = await isRetiredBefore(ctx, signature.keyId, new Date(issuedAt))
  return [
    retired
      ? { check: 'key', result: 'failed', text: `A chave ${signature.keyId} já não valia na data do comprovante.` }
      : { check: 'key', result: 'passed', text: `A chave ${signature.keyId} é deste sistema.` },
    valid
      ? { check: 'signature', result: 'passed', text: 'A assinatura confere: nada do comprovante mudou.' }
      : { check: 'signature', result: 'failed', text: 'A assinatura não confere: o comprovante foi alterado.' },
  ]
}

function checkEvents({ events, lastHash }: ReceiptStatement): ReceiptCheck {
  return isChainIntact(events, lastHash)
    ? { check: 'events', result: 'passed', text: 'Os eventos formam a sequência que foi assinada.' }
    : { check: 'events', result: 'failed', text: 'A sequência dos eventos foi alterada.' }
}

/** Later events are allowed, unless they take back what the receipt states; those of the receipt must be unchanged. */
async function checkHistory(ctx: Context, row: ReceiptRow): Promise<ReceiptCheck> {
  const { statement, service_order_id } = row
  const events = toReceiptEvents(await selectPublicEvents(ctx.db, service_order_id))
  const same = events[statement.events.length - 1]?.hash === statement.lastHash
  if (!same) {
    const text = 'O histórico guardado não é mais o que foi assinado.'
    return { check: 'history', result: 'failed', text }
  }
  const withdrawal = await selectWithdrawal(ctx.db, row)
  if (withdrawal) {
    const at = formatMoment(withdrawal.recorded_at, await selectTimeZone(ctx.db))
    const text =
      withdrawal.type === 'corrected'
        ? `O status desta entrega foi corrigido em ${at}: o comprovante não vale mais.`
        : `A entrega deste comprovante foi desfeita em ${at}.`
    return { check: 'history', result: 'failed', text }
  }
  const later = events.length > statement.events.length
  const text = later
    ? 'O histórico guardado é o que foi assinado. Depois disso a ordem teve outros eventos.'
    : 'O histórico guardado é o que foi assinado.'
  return { check: 'history', result: 'passed', text }
}

const listFiles = ({ stops }: ReceiptStatement) => stops.flatMap(({ files }) => files)

/** Compares the stored files, which are read once a day. Files that were deleted with the contacts of the order are skipped. */
async function checkStoredFiles(ctx: Context, row: ReceiptRow): Promise<ReceiptCheck> {
  const signed = listFiles(row.statement)
  if (signed.length === 0) return { check: 'files', result: 'skipped', text: 'O comprovante não tem fotos.' }
  const proofs = await selectProofs(ctx.db, row.service_order_id)
  for (const { sha256 } of signed) {
    const proof = proofs.find(({ sum }) => sum === sha256)
    if (!proof && row.contacts_erased_at) {
      const text = 'As fotos e assinaturas foram apagadas ao fim do prazo de guarda.'
      return { check: 'files', result: 'skipped', text }
    }
    if (!proof || (await hashStoredFile(ctx, proof.file_key)) !== sha256) {
      return { check: 'files', result: 'failed', text: 'Uma foto ou assinatura guardada não é a que foi assinada.' }
    }
  }
  return { check: 'files', result: 'passed', text: 'As fotos e assinaturas guardadas são as que foram assinadas.' }
}

function checkUploads(statement: ReceiptStatement, uploads: readonly Upload[]): ReceiptCheck {
  if (uploads.length === 0) {
    const text = 'Nenhuma foto foi enviada para comparar.'
    return { check: 'files', result: 'skipped', text }
  }
  const signed = new Set(listFiles(statement).map(({ sha256 }) => sha256))
  const other = uploads.find(({ sha256 }) => !signed.has(sha256.toString('hex')))
  return other
    ? { check: 'files', result: 'failed', text: `${other.name || 'Um arquivo'} não é uma foto deste comprovante.` }
    : { check: 'files', result: 'passed', text: 'As fotos enviadas são as que foram assinadas.' }
}

function parse(text: string): unknown {
  try {
    // An editor can have added a byte order mark.
    const content: unknown = JSON.parse(text.trimStart())
    // Throws for content that no signed receipt has: an infinite number, half a character, too many levels.
    toCanonicalJson(content)
    return content
  } catch {
    return undefined
  }
}
