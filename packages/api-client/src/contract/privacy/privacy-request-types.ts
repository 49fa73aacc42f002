import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'

/** The rights of a data subject (LGPD, art. 18): access to their data, correction, deletion. */
export const PrivacyRequestKind = z.enum(['access', 'correction', 'deletion'])
export type PrivacyRequestKind = z.infer<typeof PrivacyRequestKind>

/** Interface labels of the kinds. */
export const privacyRequestKindLabels = createLabels<PrivacyRequestKind>({
  access: 'Acesso aos dados',
  correction: 'Correção de dados',
  deletion: 'Exclusão dos dados',
})

export const PrivacyRequestStatus = z.enum(['open', 'done', 'refused'])
export type PrivacyRequestStatus = z.infer<typeof PrivacyRequestStatus>

/** Interface labels of the states. */
export const privacyRequestStatusLabels = createLabels<PrivacyRequestStatus>({
  open: 'Em análise',
  done: 'Atendido',
  refused: 'Recusado',
})
