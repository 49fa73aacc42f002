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

/**
 * Condition that a caller with `scope` may see a row of `users`: managers see the operators and managers of their
 * companies, and no admins. Users of API keys are excluded.
 */
export function isUserInScope(scope: Scope): RawBuilder<boolean> {
  if (scope === 'all') return sql<boolean>`not users.integration`
  return sql<boolean>`(not users.integration and users.role <> 'admin' and exists (
    select from memberships
    where memberships.user_id = users.id and ${inScope(scope, 'memberships.company_id')}
  ))`
}
