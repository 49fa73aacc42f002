/** Degrees as people and spreadsheets write them, with a comma or a point; `undefined` where it is something else. */
export function parseDegrees(text: string): number | undefined {
  const dotted = text.replace(/\s/g, '').replace(/[−–]/, '-').replace(',', '.')
  return /^[-+]?\d{1,3}(?:\.\d+)?$/.test(dotted) ? Number(dotted) : undefined
}
