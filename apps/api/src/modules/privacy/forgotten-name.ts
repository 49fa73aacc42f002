/** What stands where a person stood. */
export const forgottenName = 'Pessoa removida'
