type Fields = Readonly<Record<string, unknown>>

/** The fields whose values differ, each before and after, as the audit keeps them. */
export function differences(before: Fields, after: Fields): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}
