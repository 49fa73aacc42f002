import type { Context } from '../../platform/context.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { countRequest, type ServicePolicy } from './policy.sql.ts'

type Limits = Pick<ServicePolicy, 'maximum_dropoffs' | 'daily_orders'>

/**
 * Checks the company's limit of drop-offs.
 *
 * @throws AppError when there are more.
 */
export function assertDropoffLimit(dropoffs: readonly unknown[], { maximum_dropoffs: maximum }: Limits): void {
  if (maximum === null || dropoffs.length <= maximum) return
  const most = maximum === 1 ? 'uma entrega' : `até ${maximum} entregas`
  throw fieldError('/dropoffs', `Esta empresa combinou ${most} por ordem.`, 'too_many')
}

/**
 * Counts a requested order in the company's daily limit.
 *
 * @throws AppError when the limit is reached.
 */
export async function countDailyOrder(ctx: Context, companyId: string, { daily_orders: limit }: Limits): Promise<void> {
  if (limit === null || (await countRequest(ctx.db, companyId, ctx.clock(), limit))) return
  const detail = `A empresa combinou até ${limit.toLocaleString('pt-BR')} ordens por dia, e hoje chegou lá. Guarde como rascunho, ou fale com um administrador.`
  throw new AppError('quota_exceeded', detail)
}
