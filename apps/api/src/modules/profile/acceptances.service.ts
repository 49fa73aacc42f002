import {
  type Acceptance,
  type acceptances,
  type EndpointOutput,
  LegalDocument,
  legalVersions,
} from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { fieldError } from '../../platform/errors/app-error.ts'
import { type AcceptanceRow, insertAcceptance, selectAcceptances } from './acceptances.sql.ts'

type Acceptances = EndpointOutput<typeof acceptances.list>

/** Lists the terms that the caller accepted, and those still to accept. */
export async function listAcceptances(ctx: Context): Promise<Acceptances> {
  const { db, user } = requireSession(ctx)
  const rows = await selectAcceptances(db, user.id)
  const data = rows.map(toAcceptance)
  const pending = LegalDocument.options.filter(
    (document) =>
      !data.some((accepted) => accepted.document === document && accepted.version === legalVersions[document]),
  )
  return { data, pending }
}

/**
 * Records that the caller accepted the version in force; other versions cannot be accepted.
 *
 * @throws AppError when the version is not in force.
 */
export async function recordAcceptance(
  ctx: Context,
  { document, version }: { document: LegalDocument; version: string },
): Promise<Acceptances> {
  const { db, user, now } = requireSession(ctx)
  if (version !== legalVersions[document]) {
    throw fieldError('/version', 'Este texto mudou. Abra a página de novo, leia a versão em vigor e aceite.')
  }
  await insertAcceptance(db, { user_id: user.id, document, version, accepted_at: now, address: ctx.ipAddress })
  return listAcceptances(ctx)
}

/** Maps a row to an acceptance of the API. */
function toAcceptance({ document, version, accepted_at }: AcceptanceRow): Acceptance {
  return { document, version, acceptedAt: accepted_at.toISOString() }
}
