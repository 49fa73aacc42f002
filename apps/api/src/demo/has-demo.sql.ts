import type { Database } from '../platform/context.ts'

export async function selectDemoSince(db: Database): Promise<Date | null> {
  const { demo_since } = await db.selectFrom('settings').select('demo_since').executeTakeFirstOrThrow()
  return demo_since
}

/** Whether there is neither a user nor a company. */
export async function selectIsEmpty(db: Database): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst()
  return !user && !company
}
