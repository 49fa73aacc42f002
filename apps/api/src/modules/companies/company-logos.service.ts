import type { CurrentLogo, Logo } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { requireAuditedRow } from '../audit/index.ts'
import { findLogo, type LogoOwner, removeLogo, saveLogo } from '../logos/index.ts'
import { companyNotFound, requireCompany } from './companies.service.ts'
import { lockCompany } from './companies.sql.ts'
import { countUploadBytes } from './uploads.service.ts'

const getOwner = (companyId: string): LogoOwner => ({
  companyId,
  entityId: companyId,
  lock: async (ctx) => requireAuditedRow(ctx, companyId, await lockCompany(ctx.db, companyId), companyNotFound),
})

/**
 * Returns the logo of a company that the caller may see.
 *
 * @throws AppError `not_found`.
 */
export async function getCompanyLogo(ctx: Context, id: string): Promise<CurrentLogo> {
  await requireCompany(ctx, id)
  return findLogo(ctx, id)
}

/**
 * Replaces the logo of a company that the caller may see.
 *
 * @throws AppError `not_found`, or at the file when it is no usable image.
 */
export async function updateCompanyLogo(ctx: Context, id: string, uploads: readonly Upload[]): Promise<{ logo: Logo }> {
  await requireCompany(ctx, id)
  return saveLogo(ctx, getOwner(id), uploads, (txCtx, bytes) => countUploadBytes(txCtx, id, bytes))
}

/**
 * Removes the logo of a company that the caller may see. Idempotent.
 *
 * @throws AppError `not_found`.
 */
export async function removeCompanyLogo(ctx: Context, id: string): Promise<void> {
  await requireCompany(ctx, id)
  await removeLogo(ctx, getOwner(id))
}
