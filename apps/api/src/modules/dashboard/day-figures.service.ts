import { type Context, inTransaction } from '../../platform/context.ts'
import { countDays, deleteDayFigures, lockDayFigures, takeDayChanges } from './count-days.sql.ts'

/** Counts the figures of past days that are not counted yet or were changed since, so that the dashboard reads few orders. */
export async function countDayFigures(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    // Before the changes are read, so that they are those after the turn of another server.
    if (!(await lockDayFigures(db))) return
    const now = clock()
    const changes = await takeDayChanges(db)
    await deleteDayFigures(db, now)
    await countDays(db, changes, now)
  })
}
