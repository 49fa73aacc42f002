import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { selectSettings } from './settings.sql.ts'

const validForMs = 180 * 24 * 3_600_000

/**
 * Where to tell of a hole, for whoever finds one (RFC 9116). The contact is the organisation's own; until somebody fills
 * it in there is no such file. It is made anew for each reader, so that it never passes its date.
 */
export async function getSecurityTxt(ctx: Context): Promise<string> {
  const { contact_email: contact } = await selectSettings(ctx.db)
  if (!contact) throw new AppError('not_found', 'Ninguém preencheu o e-mail de contato nas configurações.')
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(ctx.clock().getTime() + validForMs).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${ctx.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
