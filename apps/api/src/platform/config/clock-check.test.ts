import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { checkClock } from './clock-check.ts'

test('warns about a clock that differs from the database clock or is older than the last change', async () => {
  const { db } = await createDatabase()
  const texts: string[] = []
  const log = { warn: (_fields: object, message: string) => void texts.push(message) }
  await checkClock(db, { log })
  expect(texts).toEqual([])
  await checkClock(db, { log, clock: () => new Date(Date.now() - 3_600_000) })
  expect(texts.splice(0)).toEqual([expect.stringContaining('não concordam')])
  await sql`update schema_migrations set applied_at = now() + interval '1 day'`.execute(db)
  await checkClock(db, { log })
  expect(texts).toEqual([expect.stringContaining('atrás da última atualização')])
})
