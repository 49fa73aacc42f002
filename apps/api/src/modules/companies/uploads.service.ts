import { companyLimits } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { countExactly } from '../../platform/http/request-counts.service.ts'

const dayMs = 24 * 3_600_000
const kilobyte = 1024

/**
 * Counts the uploaded bytes of a company per day, in the transaction that stores the upload.
 *
 * @throws AppError when the daily limit is exceeded.
 */
export async function countUploadBytes(ctx: Context, companyId: string, bytes: number): Promise<void> {
  const { total, endsAt } = await countExactly(ctx, `uploads ${companyId}`, dayMs, Math.ceil(bytes / kilobyte))
  if (total <= companyLimits.uploadBytesPerDay / kilobyte) return
  const seconds = Math.ceil((endsAt.getTime() - ctx.clock().getTime()) / 1000)
  const detail = 'Esta empresa já enviou 2 GB de arquivos hoje. Envie o restante amanhã.'
  throw new AppError('too_many_requests', detail, { headers: { 'retry-after': String(seconds) } })
}
