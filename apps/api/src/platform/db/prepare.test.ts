import { expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { prepare } from './prepare.ts'

test('compiles a prepared query once and returns the rows of each argument', async () => {
  const { db } = await createDatabase()
  let written = 0
  const selectSettings = prepare((on, timeZone: string, attempts: number) => {
    written++
    return on
      .selectFrom('settings')
      .select(['time_zone', 'maximum_attempts'])
      .where('maximum_attempts', '<=', attempts)
      .where('time_zone', '=', timeZone)
      .where('only_row', '=', true)
  })
  const row = { time_zone: 'America/Sao_Paulo', maximum_attempts: 3 }
  expect(await selectSettings(db, 'America/Sao_Paulo', 3)).toEqual([row])
  expect(await selectSettings(db, 'America/Sao_Paulo', 2)).toEqual([])
  expect(await selectSettings(db, 'America/Manaus', 3)).toEqual([])
  expect(await db.transaction().execute((tx) => selectSettings(tx, 'America/Sao_Paulo', 9))).toEqual([row])
  expect(written).toBe(1)
})
