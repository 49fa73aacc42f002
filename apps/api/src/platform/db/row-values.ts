/** Converts a nullable timestamp column to the contract's notation. */
export function toTimestamp(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null
}

/** Converts the columns of a nullable reference, such as an actor or a company, to an id with its name. */
export function toReference(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' }
}
