/** One of several typical bodies of an endpoint. */
export interface NamedBody {
  readonly name: string
  /** What it does, in Portuguese, for the reference. */
  readonly summary: string
  readonly value: unknown
}

/** A request and its response for the documentation. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Typical bodies, which the reference lists instead of `body`. */
  readonly bodies?: readonly NamedBody[]
  readonly form?: Readonly<Record<string, string>>
  /** Typical forms with the names of their `files`, which the reference lists. */
  readonly forms?: readonly NamedBody[]
  readonly response?: unknown
}
