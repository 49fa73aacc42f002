import { randomUUID } from 'node:crypto'
import { createFirstAdmin } from '../../src/modules/users/index.ts'
import type { Context } from '../../src/platform/context.ts'

/** Returns the id of an active admin, who reads over all companies; a filled database has none, and gets one. */
export async function findOrCreateAdmin(ctx: Context): Promise<string> {
  const admin = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .executeTakeFirst()
  // No one signs in with the password: the session is opened by id.
  const person = { name: 'Medição', email: `medicao.${randomUUID()}@bench.example`, password: randomUUID() }
  return admin?.id ?? createFirstAdmin(ctx, person)
}
