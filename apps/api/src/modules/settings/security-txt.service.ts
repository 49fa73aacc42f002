import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { selectSettings } from './settings.sql.ts'

const validForMs = 180 * 24 * 3_600_000

/**
 * Returns the security.txt file (RFC 9116), with the contact from the settings; without a contact there is no file.
 * It is generated for each request, so that its expiry date is always in the future.
 *
 * @throws AppError `not_found` without a contact.
 */
export async function getSecurityTxt(ctx: Context): Promise<string> {
  const { contact_email: contact } = await selectSettings(ctx.db)
  if (!contact) throw new AppError('not_found', 'Ninguém preencheu o e-mail de contato nas configurações.')
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(ctx.clock().getTime() + validForMs).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${ctx.config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
