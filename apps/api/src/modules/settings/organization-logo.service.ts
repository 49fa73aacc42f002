import type { CurrentLogo, Logo } from '@malote/api-client/contract'
import type { Context } from '../../platform/context.ts'
import type { Upload } from '../../platform/files/upload.ts'
import { findLogo, type LogoOwner, removeLogo, saveLogo } from '../logos/index.ts'
import { settingsId } from './settings.service.ts'
import { lockSettings } from './settings.sql.ts'

const organization: LogoOwner = { companyId: null, entityId: settingsId, lock: ({ db }) => lockSettings(db) }

/** Returns the logo of the organization. */
export const getOrganizationLogo = (ctx: Context): Promise<CurrentLogo> => findLogo(ctx, null)

/**
 * Replaces the logo of the organization.
 *
 * @throws AppError at the file when it is no usable image.
 */
export const updateOrganizationLogo = (ctx: Context, uploads: readonly Upload[]): Promise<{ logo: Logo }> =>
  saveLogo(ctx, organization, uploads)

/** Removes the logo of the organization. Idempotent. */
export const removeOrganizationLogo = (ctx: Context): Promise<void> => removeLogo(ctx, organization)
