/** The outcomes of one of several drop-offs. */
export type Outcome = 'completed' | 'failed'

/** The texts of each outcome, and the field that explains it. */
export const outcomeTexts = {
  completed: { verb: 'Registrar entrega', field: 'receiverName', label: 'Quem recebeu' },
  failed: { verb: 'Registrar insucesso', field: 'reason', label: 'Motivo' },
} as const satisfies Record<Outcome, { verb: string; field: string; label: string }>
