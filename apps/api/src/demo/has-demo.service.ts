import type { Database } from '../platform/context.ts'
import { selectDemoSince } from './has-demo.sql.ts'

/** Whether this installation contains the demonstration, whose passwords are public. */
export async function hasDemo(db: Database): Promise<boolean> {
  return (await selectDemoSince(db)) !== null
}
