/** Parses degrees with a decimal comma or point; undefined for other text. */
export function parseDegrees(text: string): number | undefined {
  const dotted = text.replace(/\s/g, '').replace(/[−–]/, '-').replace(',', '.')
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(dotted) ? Number(dotted) : undefined
}
