import type { Database } from '../platform/context.ts'

export async function selectDemoSince(db: Database): Promise<Date | null> {
  const { demo_since } = await db.selectFrom('settings').select('demo_since').executeTakeFirstOrThrow()
  return demo_since
}
