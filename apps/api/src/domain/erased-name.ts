/** The name shown instead of an erased user's. */
export const erasedName = 'Pessoa removida'
