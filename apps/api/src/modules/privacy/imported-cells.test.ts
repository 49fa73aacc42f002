import { expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { deleteOldImports } from './imported-files.sql.ts'

test('corrections are deleted with the rows of their import when these are too old', async () => {
  const testApp = await createTestApp()
  const { checked, decide, start, run } = createImportHelpers(testApp)
  const check = await checked(createCsv([{ ...plainRow, 'Entrega: UF': 'XX' }]))
  const column = Object.keys(plainRow).indexOf('Entrega: UF')
  await decide(check.id, { corrections: [{ row: 2, column, value: 'SP' }] })
  await start(check.id)
  await run(check.id)
  const select = () =>
    testApp.db.selectFrom('import_corrections').selectAll().where('import_id', '=', check.id).execute()
  expect(await select()).toHaveLength(1)
  await deleteOldImports(testApp.db, new Date('2200-01-01'))
  expect(await select()).toEqual([])
})
