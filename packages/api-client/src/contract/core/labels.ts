/**
 * Returns a table of the values of an open enumeration that has `fallback` for a value of a later version of the API.
 */
export function withFallback<Key extends string, Value>(
  values: Readonly<Record<Key, Value>>,
  fallback: Value,
): Readonly<Record<Key, Value>> {
  return new Proxy(values, {
    get: (target, key) => (typeof key === 'symbol' || key in target ? Reflect.get(target, key) : fallback),
  })
}

/** Interface labels of an open enumeration; a value of a later version is labelled "Outro". */
export const labelsOf = <Key extends string>(labels: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> =>
  withFallback(labels, 'Outro')
