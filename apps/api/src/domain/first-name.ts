const nameAlone = /^\p{L}[\p{L}\p{M}'’-]*$/u

/**
 * Returns the first name without surname and title; null when only a title is left. Only a plausible name is returned,
 * since integrations also send phone numbers, e-mails and documents in this field.
 */
export function getFirstName(name: string): string | null {
  // "ALBUQUERQUE, Mariana" starts with the surname.
  const firstNames = name.split(',', 2)[1]?.trim() || name.split(',', 1)[0] || ''
  const words = firstNames.trim().split(/\s+/)
  return words.find((word) => nameAlone.test(word))?.slice(0, 40) ?? null
}
