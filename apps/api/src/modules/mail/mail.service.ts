import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { insertEmail } from './mail.sql.ts'

interface Email {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Leaves a message in the outbox, in the transaction of what it tells about. */
export async function queueEmail(ctx: Context, email: Email): Promise<void> {
  await insertEmail(ctx.db, { id: newId(), ...email, created_at: ctx.clock() })
}
