import { type RawBuilder, type ReferenceExpression, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The companies whose rows a caller may read: all, or those of a member. */
export type Scope = 'all' | { readonly memberId: string }

/**
 * Condition that limits a query to `scope`. Every query of company data must have it.
 * @param column The column with the company's id, such as `locations.company_id`.
 */
export function inScope(scope: Scope, column: ReferenceExpression<Tables, keyof Tables>): RawBuilder<boolean> {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`${sql.ref(column as string)} in (
    select memberships.company_id from memberships where memberships.user_id = ${scope.memberId}
  )`
}
