/** Stops development when a day or hour is not written as it is kept; in production it counts as none. */
export function requireWritten(
  values: Record<string, string | null | undefined>,
  { component, format, reads }: { component: string; format: string; reads: (text: string) => boolean },
): void {
  if (process.env.NODE_ENV === 'production') return
  for (const [prop, text] of Object.entries(values)) {
    if (text && !reads(text)) {
      throw new Error(
        `<${component}> has ${prop}="${text}", which cannot be read. Pass it as ${format}, or null for none.`,
      )
    }
  }
}
