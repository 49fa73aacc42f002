import * as z from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { createLabels } from '../core/open-enums.ts'
import { Day, Instant } from '../core/primitives.ts'
import { allRoles } from '../core/roles.ts'
import { LegalDocument } from './legal-document.ts'

/** Interface labels of the legal texts. */
export const legalDocumentLabels = createLabels<LegalDocument>({
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
})

/** The version of each text in force: the date of its last change. */
export const legalVersions: Record<LegalDocument, string> = { terms: '2025-06-05', privacy: '2025-06-05' }

/** A user's acceptance of one version of a text. */
export const Acceptance = z.object({ document: LegalDocument, version: Day, acceptedAt: Instant })
export type Acceptance = z.infer<typeof Acceptance>

const Acceptances = z.object({
  data: z.array(Acceptance),
  /** The texts whose current version the user has not accepted yet. */
  pending: z.array(LegalDocument),
})

export const acceptances = {
  list: endpoint({
    id: 'acceptances.list',
    method: 'GET',
    path: '/v1/users/me/acceptances',
    summary: 'Lista o que a própria pessoa aceitou, e quais textos em vigor ainda esperam o aceite dela.',
    response: Acceptances,
    roles: allRoles,
  }),
  accept: endpoint({
    id: 'acceptances.accept',
    method: 'POST',
    path: '/v1/users/me/acceptances',
    summary: 'Registra o aceite da versão em vigor de um texto. Repetir não muda nada: vale o primeiro.',
    body: z.object({ document: LegalDocument, version: Day }),
    response: Acceptances,
    roles: allRoles,
  }),
}
