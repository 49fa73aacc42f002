/** Parses degrees with a decimal comma or point; undefined for other text. */
export function parseDegrees(text: string): number | undefined {
  const dotted = text.replace(/\s/g, '').replace(/[−–]/, '-').replace(',', '.')
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(dotted) ? Number(dotted) : undefined
}

/** Normalizes a CEP. Spreadsheets store it as a number, and drop its leading zero. */
export function restorePostalCode(text: string): string {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{7}$/.test(digits) ? `0${digits}` : digits
}

/** Normalizes a header: "Entrega: CEP" and "entrega cep" are the same column. */
export function normalizeHeader(header: unknown): string {
  return String(header ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
}
