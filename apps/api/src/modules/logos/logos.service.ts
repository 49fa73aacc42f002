import { buffer } from 'node:stream/consumers'
import {
  type CurrentLogo,
  emptyFileText,
  hasHeicBrand,
  heicText,
  type Logo,
  logoLimits,
  type ReceiptLogos,
  svgLogoText,
} from '@malote/api-client/contract'
import { type Context, inTransaction, requireSession } from '../../platform/context.ts'
import { fieldError, requireRow } from '../../platform/errors/app-error.ts'
import type { Download } from '../../platform/files/download.ts'
import { attachmentExtensions, detectType, writeImageCopy } from '../../platform/files/images.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { newPublicToken } from '../../platform/security/tokens.ts'
import { differences, recordAudit } from '../audit/index.ts'
import { discardFiles, discardFilesOnError, queueFileRemoval } from '../files/index.ts'
import {
  deleteLogo,
  insertLogo,
  type LogoRow,
  type NamedLogoRow,
  selectLogo,
  selectLogoFile,
  selectReceiptLogos,
} from './logos.sql.ts'

/** The name of a provider that has none. */
const productName = 'Malote'

const missingLogo = 'Este logotipo foi trocado ou removido.'

/** Enough to print the box of a logo sharply: three times the pixels of a screen. */
const paperSides = { width: 800, height: 320 }

/** A logo in the file store, without its row. */
type StoredLogo = Omit<LogoRow, 'company_id' | 'created_at'>

/** Whose logo it is. */
export interface LogoOwner {
  /** Null: the provider. */
  readonly companyId: string | null
  /** The audited resource: the company or the settings. */
  readonly entityId: string
  /** Locks the row of the owner until the transaction ends. Throws when it is missing. */
  readonly lock: (ctx: Context) => Promise<unknown>
}

/** What the audit log records of a logo. */
const toAudited = ({ type, bytes, width, height, sha256 }: StoredLogo) => ({
  logo: { type, bytes, width, height, sha256: sha256.toString('hex') },
})

/**
 * Saves the picture of an upload for paper: on white, scaled down, without metadata. The uploaded file is not kept. Adds
 * the key of the file to `keys` before it is saved (`discardFilesOnError`).
 *
 * @throws AppError at the file when it is missing, of another type, too small, or cannot be decoded.
 */
async function storeLogo(ctx: Context, uploads: readonly Upload[], keys: string[]): Promise<StoredLogo> {
  const pointer = '/files/0'
  const [upload] = uploads
  if (!upload) throw fieldError('/files', 'Escolha o arquivo do logotipo.', 'required')
  const detected = detectType(upload.head)
  if (!detected || detected === 'application/pdf') throw fieldError(pointer, explainType(upload), 'type')
  const type = detected === 'image/jpeg' ? detected : 'image/png'
  const path = `${upload.path}.logo`
  const result = await writeImageCopy(upload.path, path, { type, fit: paperSides, opaque: true })
  if ('rejected' in result) throw fieldError(pointer, result.rejected, 'type')
  const { width, height } = result.copy
  if (Math.min(width, height) < logoLimits.minimumSide) {
    const message = `Este logotipo tem ${width} × ${height} pixels. Envie um com ${logoLimits.minimumSide} pixels ou mais em cada lado, e até 50 vezes mais largo que alto.`
    throw fieldError(pointer, message, 'type')
  }
  const id = newPublicToken()
  const file_key = `logos/${id}`
  keys.push(file_key)
  await ctx.services.files.save(file_key, path, type)
  return { id, file_key, type, ...result.copy, sha256: upload.sha256 }
}

function explainType({ bytes, head }: Upload): string {
  if (bytes === 0) return emptyFileText
  const text = head.toString('latin1')
  if (/<svg[\s>:]|^[^<]*<\?xml|<!DOCTYPE svg/i.test(text)) return svgLogoText
  return hasHeicBrand(text.slice(4, 12)) ? heicText : 'Envie o logotipo como PNG, JPG ou WEBP.'
}

/**
 * Replaces the logo of an owner. The same file again changes nothing.
 *
 * @param countBytes counts the upload in the transaction, where its owner has a limit.
 * @throws AppError at the file when it is no usable image.
 */
export async function saveLogo(
  ctx: Context,
  owner: LogoOwner,
  uploads: readonly Upload[],
  countBytes?: (ctx: Context, bytes: number) => Promise<void>,
): Promise<{ logo: Logo }> {
  return discardFilesOnError(ctx, async (keys) => {
    const stored = await storeLogo(ctx, uploads, keys)
    return inTransaction(ctx, async (txCtx) => {
      const { db, now } = requireSession(txCtx)
      const { companyId, entityId } = owner
      await owner.lock(txCtx)
      const before = await selectLogo(db, companyId)
      if (before?.sha256.equals(stored.sha256)) {
        await discardFiles(ctx, keys)
        return { logo: toLogo(before) }
      }
      await countBytes?.(txCtx, stored.bytes)
      if (before) await removeFile(txCtx, await deleteLogo(db, companyId))
      await insertLogo(db, { ...stored, company_id: companyId, created_at: now })
      const changes = differences(before ? toAudited(before) : {}, toAudited(stored))
      const action = companyId ? 'companyLogos.update' : 'organizationLogo.update'
      await recordAudit(txCtx, { action, entityId, companyId, changes })
      return { logo: toLogo(requireRow(await selectLogo(db, companyId), missingLogo)) }
    })
  })
}

/** Removes the logo of an owner. Idempotent. */
export function removeLogo(ctx: Context, { companyId, entityId, lock }: LogoOwner): Promise<void> {
  return inTransaction(ctx, async (txCtx) => {
    await lock(txCtx)
    const logo = await deleteLogo(txCtx.db, companyId)
    if (!logo) return
    await removeFile(txCtx, logo)
    const action = companyId ? 'companyLogos.remove' : 'organizationLogo.remove'
    await recordAudit(txCtx, { action, entityId, companyId, changes: differences(toAudited(logo), {}) })
  })
}

/** Removes the file of the logo of a company that is deleted, in the caller's transaction. */
export async function removeLogoOfCompany(ctx: Context, companyId: string): Promise<void> {
  await removeFile(ctx, await deleteLogo(ctx.db, companyId))
}

async function removeFile(ctx: Context, logo: LogoRow | undefined): Promise<void> {
  if (logo) await queueFileRemoval(ctx, [logo.file_key])
}

/** Returns the logo of the provider (null) or of a company, which the caller may see. */
export async function findLogo({ db }: Pick<Context, 'db'>, companyId: string | null): Promise<CurrentLogo> {
  const row = await selectLogo(db, companyId)
  return { logo: row ? toLogo(row) : null }
}

/** Maps a row to a logo of the API. */
const toLogo = ({ id, company_id, company_name, organization_name, width, height }: NamedLogoRow): Logo => ({
  id,
  name: (company_id ? company_name : organization_name) ?? productName,
  width,
  height,
})

/**
 * Returns the logos on the documents of a company's orders. The caller has checked that their reader may see the
 * document, which names the company.
 */
export async function findReceiptLogos({ db }: Pick<Context, 'db'>, companyId: string | null): Promise<ReceiptLogos> {
  const rows = await selectReceiptLogos(db, companyId)
  const [issuer, company] = [null, companyId].map((id) => rows.find(({ company_id }) => company_id === id))
  return { issuer: issuer ? toLogo(issuer) : null, company: company && companyId ? toLogo(company) : null }
}

/** Reads the picture of a logo; undefined when it was removed or cannot be read. */
export async function readLogo({ db, services, log }: Context, { id }: Logo): Promise<Buffer | undefined> {
  try {
    const logo = await selectLogoFile(db, id)
    return logo && (await buffer(await services.files.read(logo.file_key)))
  } catch (error) {
    log.warn({ err: error, logo: id }, 'a logo cannot be read')
    return undefined
  }
}

/** Opens the picture of a logo. Its id cannot be guessed, and only documents with the logo contain it. */
export async function openLogo(ctx: Context, id: string): Promise<Download> {
  const logo = requireRow(await selectLogoFile(ctx.db, id), missingLogo)
  return {
    type: logo.type,
    name: `logotipo.${attachmentExtensions[logo.type]}`,
    inline: true,
    open: () => ctx.services.files.read(logo.file_key),
  }
}
