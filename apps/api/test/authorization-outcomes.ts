import type { TestApp, TestUserKey } from './test-app.ts'

/** The expected result: a success of the endpoint, or this status. */
export type Outcome = 'ok' | 401 | 403 | 404 | 409 | 410
export type Caller = TestUserKey | 'anonymous' | 'apiKey' | 'foreignKey'

export interface Row {
  /** Creates the request, with new data for each caller. Its data belongs to acme. */
  readonly request: (testApp: TestApp) => Promise<{
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
    form?: Record<string, string | File>
    mail?: string
  }>
  readonly admin: Outcome
  readonly operator: Outcome
  readonly manager: Outcome
  /** Users of the other company, who must not find out that acme's resources exist. */
  readonly foreignOperator: Outcome
  readonly foreignManager: Outcome
  readonly anonymous: Outcome
  /** The result for the API key of acme, when it differs from that of its operator. */
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
  anonymous: 401,
} as const
export const managed = { ...adminOnly, manager: 'ok', foreignManager: 404 } as const
export const ownCompany = { ...everyone, foreignOperator: 404, foreignManager: 404, anonymous: 401 } as const

/** Only users of the provider are allowed; managers of any company are not. */
export const notManagers = { manager: 403, foreignManager: 403 } as const

/** The same result for every signed-in user. */
export function everyRole(outcome: Outcome): Omit<Row, 'request' | 'anonymous'> {
  return { admin: outcome, operator: outcome, manager: outcome, foreignOperator: outcome, foreignManager: outcome }
}
