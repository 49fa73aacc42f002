/** The name shown instead of an erased user's. */
export const forgottenName = 'Pessoa removida'
