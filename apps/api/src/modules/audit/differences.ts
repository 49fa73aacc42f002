type Fields = Readonly<Record<string, unknown>>

/** Returns the fields whose values differ, each before and after, in the form that the audit log stores. */
export function differences(before: Fields, after: Fields): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}
