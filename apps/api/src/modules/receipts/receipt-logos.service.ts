import type { ReceiptLogos, ReceiptVerification } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import { findReceiptLogos } from '../logos/index.ts'
import { selectCompanyOfReceipt } from './receipts.sql.ts'

/**
 * Returns the current logos for the page of a verified receipt. They are not part of what was signed. Without a receipt,
 * and for an uploaded file that does not hold, only the logo of the provider: a forged file must not show a company's.
 */
export async function findPageLogos(
  ctx: Context,
  verification: ReceiptVerification | null,
  { uploaded = false } = {},
): Promise<ReceiptLogos> {
  const id = uploaded && !verification?.holds ? undefined : verification?.statement?.id
  const companyId = id === undefined ? undefined : await selectCompanyOfReceipt(ctx.db, id)
  return findReceiptLogos(ctx, companyId ?? null)
}
