import { companyLimits } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { addToLimit, assertWithinLimit, countAgainstLimit } from '../../platform/limits/request-counts.service.ts'

const dayMs = 24 * 3_600_000
const kilobyte = 1024

/** The bytes that a company may store per day. */
const getUploadLimit = (companyId: string, bytes: number) => ({
  key: `uploads ${companyId}`,
  windowMs: dayMs,
  amount: Math.ceil(bytes / kilobyte),
  maximum: companyLimits.uploadBytesPerDay / kilobyte,
  detail: 'Esta empresa já enviou 2 GB de arquivos hoje. Envie o restante amanhã.',
})

/**
 * Counts the uploaded bytes of a company per day, in the transaction that stores the upload.
 *
 * @throws AppError when the daily limit is exceeded.
 */
export async function countUploadBytes(ctx: Context, companyId: string, bytes: number): Promise<void> {
  await countAgainstLimit(ctx, getUploadLimit(companyId, bytes))
}

/**
 * Checks that an archive fits into what the company may still store today, before it is written.
 *
 * @throws AppError when it does not.
 */
export async function assertArchiveFits(ctx: Context, companyId: string, bytes: number): Promise<void> {
  const megabytes = Math.ceil(bytes / kilobyte ** 2).toLocaleString('pt-BR')
  const detail = `Os comprovantes do mês têm ${megabytes} MB, mais do que resta dos 2 GB por dia desta empresa. Peça de novo amanhã.`
  await assertWithinLimit(ctx, { ...getUploadLimit(companyId, bytes), detail })
}

/** Counts a stored archive like an upload, in the caller's transaction. */
export async function countArchiveBytes(ctx: Context, companyId: string, bytes: number): Promise<void> {
  await addToLimit(ctx, getUploadLimit(companyId, bytes))
}
