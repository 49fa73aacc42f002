import type { Database } from '../platform/context.ts'
import { selectDemoSince, selectIsEmpty } from './has-demo.sql.ts'

/** Whether this installation contains the demonstration, whose passwords are public. */
export async function hasDemo(db: Database): Promise<boolean> {
  return (await selectDemoSince(db)) !== null
}

/** Whether the demonstration would be put in: only into an empty database. */
export function needsDemo(db: Database): Promise<boolean> {
  return selectIsEmpty(db)
}
