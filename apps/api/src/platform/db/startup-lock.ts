import type pg from 'pg'

/**
 * Takes a lock in the open transaction of the client, so that of several starting processes one works at a time. The end
 * of the transaction releases it, also when a pooler keeps the connection open; a lock of the session would stay.
 * @param onWait Runs when another process has the lock.
 */
export async function lockStartup(
  client: pg.Client,
  lock: number,
  onWait: () => void = () => undefined,
): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [lock])
  if (rows[0]?.locked) return
  onWait()
  await client.query('select pg_advisory_xact_lock($1)', [lock])
}
