import { type RawBuilder, type ReferenceExpression, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Which companies' rows a caller may know of: all of them, or those that a person is a member of. */
export type Scope = 'all' | { readonly memberId: string }

/**
 * The condition that keeps a query inside `scope`, to be put on every query of company data.
 * @param column The column that holds the company's id, such as `locations.company_id`.
 */
export function inScope(scope: Scope, column: ReferenceExpression<Tables, keyof Tables>): RawBuilder<boolean> {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`${sql.ref(column as string)} in (
    select memberships.company_id from memberships where memberships.user_id = ${scope.memberId}
  )`
}
