import * as z from 'zod/mini'
import { createLabels } from '../core/open-enums.ts'
import { toPlainText } from '../core/plain-text.ts'

/** What went wrong at a stop. */
export const OccurrenceKind = z.enum(['absent', 'address', 'closed', 'refused', 'damaged', 'lost', 'other'])
export type OccurrenceKind = z.infer<typeof OccurrenceKind>

/** Interface labels of the kinds of occurrences. */
export const occurrenceKindLabels = createLabels<OccurrenceKind>({
  absent: 'Destinatário ausente',
  address: 'Problema no endereço',
  closed: 'Estabelecimento fechado',
  refused: 'Recusa',
  damaged: 'Avaria',
  lost: 'Extravio',
  other: 'Outro',
})

/** Hours until an occurrence of each kind is due, when no person chooses another time. */
export const occurrenceDueHours: Readonly<Record<OccurrenceKind, number>> = {
  absent: 24,
  address: 24,
  closed: 24,
  refused: 24,
  damaged: 24,
  lost: 48,
  other: 24,
}

/** Without accents and in lower case, since providers edit their lists of reasons. */
const patterns: readonly (readonly [OccurrenceKind, RegExp])[] = [
  ['refused', /recus/],
  ['damaged', /avari|danific|violad/],
  ['lost', /extravi|perdid|roub|furt/],
  ['absent', /ausen|ninguem/],
  ['closed', /fechad/],
  ['address', /enderec|acesso/],
]

/** Returns the kind of an occurrence that the reason of a failure describes; `other` for any other text. */
export function getOccurrenceKind(reason: string | null): OccurrenceKind {
  const text = toPlainText(reason ?? '')
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
