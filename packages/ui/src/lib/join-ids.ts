/** @returns the ids as the value of an ARIA attribute; `undefined` without an id. */
export const joinIds = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined
