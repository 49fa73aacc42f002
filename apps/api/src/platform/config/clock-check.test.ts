import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { checkClock } from './clock-check.ts'

test('warns about a clock that differs from the database clock or is older than the last change', async () => {
  const { db } = await createDatabase()
  const said: string[] = []
  const log = { warn: (_fields: object, message: string) => void said.push(message) }
  await checkClock(db, { log })
  expect(said).toEqual([])
  await checkClock(db, { log, clock: () => new Date(Date.now() - 3_600_000) })
  expect(said.splice(0)).toEqual([expect.stringContaining('não concordam')])
  await sql`update schema_migrations set applied_at = now() + interval '1 day'`.execute(db)
  await checkClock(db, { log })
  expect(said).toEqual([expect.stringContaining('atrás da última atualização')])
})
