import { companyLimits } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { countAgainstLimit } from '../../platform/limits/request-counts.service.ts'

const dayMs = 24 * 3_600_000
const kilobyte = 1024

/**
 * Counts the uploaded bytes of a company per day, in the transaction that stores the upload.
 *
 * @throws AppError when the daily limit is exceeded.
 */
export async function countUploadBytes(ctx: Context, companyId: string, bytes: number): Promise<void> {
  await countAgainstLimit(ctx, {
    key: `uploads ${companyId}`,
    windowMs: dayMs,
    amount: Math.ceil(bytes / kilobyte),
    maximum: companyLimits.uploadBytesPerDay / kilobyte,
    detail: 'Esta empresa já enviou 2 GB de arquivos hoje. Envie o restante amanhã.',
  })
}
