import type { PersonKey, World } from './world.ts'

/** What a caller gets: a success of the endpoint, or this status. */
export type Outcome = 'ok' | 401 | 403 | 404 | 409 | 410
export type Caller = PersonKey | 'stranger' | 'apiKey' | 'foreignKey'

export interface Row {
  /** The call, made anew for each caller so that one cannot spoil it for the next. Its data is acme's. */
  readonly request: (world: World) => Promise<{
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    form?: Record<string, string | File>
  }>
  readonly admin: Outcome
  readonly operator: Outcome
  readonly manager: Outcome
  /** People of the other company, who must not even learn that acme's things exist. */
  readonly foreignOperator: Outcome
  readonly foreignManager: Outcome
  readonly stranger: Outcome
  /** Where the key of acme gets something else than its operator. */
  readonly apiKey?: Outcome
}

export const everyone = {
  admin: 'ok',
  operator: 'ok',
  manager: 'ok',
  foreignOperator: 'ok',
  foreignManager: 'ok',
} as const
export const adminOnly = {
  admin: 'ok',
  operator: 403,
  manager: 403,
  foreignOperator: 403,
  foreignManager: 403,
  stranger: 401,
} as const
export const managed = { ...adminOnly, manager: 'ok', foreignManager: 404 } as const
export const ownCompany = { ...everyone, foreignOperator: 404, foreignManager: 404, stranger: 401 } as const

/** What the provider's people do alone: no manager may, of whatever company. */
export const notManagers = { manager: 403, foreignManager: 403 } as const

/** The same for everybody who is signed in. */
export function allAre(outcome: Outcome): Omit<Row, 'request' | 'stranger'> {
  return { admin: outcome, operator: outcome, manager: outcome, foreignOperator: outcome, foreignManager: outcome }
}
