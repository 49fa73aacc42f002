/** Throws in development when a date or time has an invalid format; in production it counts as no value. */
export function requireFormat(
  values: Record<string, string | null | undefined>,
  { component, format, isValid }: { component: string; format: string; isValid: (text: string) => boolean },
): void {
  if (process.env.NODE_ENV === 'production') return
  for (const [prop, text] of Object.entries(values)) {
    if (text && !isValid(text)) {
      throw new Error(`<${component}> has ${prop}="${text}", which is invalid. Pass it as ${format}, or null for none.`)
    }
  }
}
