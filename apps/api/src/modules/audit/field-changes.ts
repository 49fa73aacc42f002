import type { FieldChange } from '@malote/api-client/contract'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Converts recorded changes to fields with a value before and after. A created resource has values after only, a
 * deleted one before only.
 */
export function toFieldChanges(recorded: unknown): FieldChange[] {
  // The version counter is not a change that users made.
  return isFields(recorded) ? toChanges(recorded).filter(({ field }) => field !== '/version') : []
}

function toChanges(recorded: Fields): FieldChange[] {
  // The full values before and after.
  if (isFields(recorded.from) && isFields(recorded.to)) return compareValues('', recorded.from, recorded.to)
  return Object.entries(recorded).flatMap(([name, value]) => {
    const pair = isFields(value) && 'from' in value && 'to' in value
    return pair ? compareValues(`/${name}`, value.from, value.to) : compareValues(`/${name}`, null, value)
  })
}

function compareValues(field: string, from: unknown, to: unknown): FieldChange[] {
  if (JSON.stringify(from ?? null) === JSON.stringify(to ?? null)) return []
  if (isFields(from) || isFields(to)) {
    const [before, after] = [isFields(from) ? from : {}, isFields(to) ? to : {}]
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => compareValues(`${field}/${name}`, before[name], after[name]))
  }
  return [{ field, from: toPlainValue(from), to: toPlainValue(to) }]
}

function toPlainValue(value: unknown): FieldChange['from'] {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) && value.every((part) => typeof part === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}

/** Returns the fields whose values differ, each before and after, in the form that the audit log stores. */
export function differences(before: Fields, after: Fields): Record<string, { from: unknown; to: unknown }> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]))
}
