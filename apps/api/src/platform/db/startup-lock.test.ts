import pg from 'pg'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { onFinished } from '../../../test/disposers.ts'
import { lockStartup } from './startup-lock.ts'

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onFinished(() => client.end())
  return client
}

test('the second process waits, reports it, and continues when the transaction of the first ends, on an open connection', async () => {
  const { url } = await createDatabase('empty')
  const [first, second] = [await connect(url), await connect(url)]
  const events: string[] = []
  await first.query('begin')
  await lockStartup(first, 7, () => events.push('first waits'))
  await second.query('begin')
  const waiting = lockStartup(second, 7, () => events.push('second waits')).then(() => events.push('second continues'))
  await expect.poll(() => events).toEqual(['second waits'])
  await first.query('commit')
  await waiting
  expect(events).toEqual(['second waits', 'second continues'])
  await second.query('commit')
  const { rows } = await first.query(
    "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  )
  expect(rows).toEqual([])
})
