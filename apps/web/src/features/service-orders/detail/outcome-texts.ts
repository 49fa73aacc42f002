/** What can happen at one of several drop-offs. */
export type Outcome = 'completed' | 'failed'

/** What each outcome is called, and the field that explains it. */
export const outcomeTexts = {
  completed: { verb: 'Registrar entrega', field: 'receiverName', label: 'Quem recebeu' },
  failed: { verb: 'Registrar insucesso', field: 'reason', label: 'Motivo' },
} as const satisfies Record<Outcome, { verb: string; field: string; label: string }>
