import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { explain } from '../../../scripts/statements/explain.ts'
import { openRecorder } from '../../../scripts/statements/record.ts'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { mentions, mentionsByIndex } from './contact.sql.ts'

const testApp = await createTestApp()
const phone = '+5521998765432'
const email = 'ana.luz@casa.com.br'

test.each([
  ['21998765432', true, false],
  ['+5521998765432', true, false],
  ['Rua 7, 100 (21) 99876-5432', true, false],
  ['CEP 20040-002 21.99876.5432 9', true, false],
  ['(21) 3876-5432', false, false],
  ['ANA.LUZ@casa.com.br', false, true],
  ['mailto:ana.luz@casa.com.br?subject=x', false, true],
  ['contato\nana.luz@casa.com.br\tana', false, true],
  ['ligar.ana.luz@casa.com.br.Obrigada', false, false],
  ['- ana.luz@casa.com.br.Obrigada', false, true],
  ['x', false, false],
])('the index finds the contacts of the text %j', async (text, hasPhone, hasEmail) => {
  const find = async (contact: { phone: string | null; email: string | null }) => {
    const cells = sql`${JSON.stringify([text])}::text`
    const { rows } = await sql<{ by_index: boolean; by_scan: boolean }>`
      select ${mentionsByIndex(contact, cells)} as by_index, ${mentions(contact, cells)} as by_scan`.execute(testApp.db)
    return rows[0]
  }
  expect(await find({ phone, email: null })).toEqual({ by_index: hasPhone, by_scan: hasPhone })
  expect(await find({ phone: null, email })).toMatchObject({ by_index: hasEmail })
})

test('an address without keys is searched in the text', async () => {
  const { rows } = await sql<{ has: boolean }>`
    select ${mentionsByIndex({ phone: null, email: 'ana@câmara.leg' }, sql`${'para ana@câmara.leg'}::text`)} as has`.execute(
    testApp.db,
  )
  expect(rows).toEqual([{ has: true }])
})

test('the data of a request reads imported rows by indexes', async () => {
  const { checked } = createImportHelpers(testApp)
  await checked(createCsv([{ ...plainRow, 'Entrega: telefone': '(21) 99876-5432' }, plainRow]))
  const body = { kind: 'access', name: 'Ana', phone, email }
  await testApp.call('POST', '/v1/public/privacy-requests', { body })
  const as = testApp.users.admin
  const [{ id }] = (await testApp.call('GET', '/v1/privacy-requests', { as })).json().data
  const recorder = await openRecorder(testApp.databaseUrl, as.token)
  const client = new pg.Client({ connectionString: testApp.databaseUrl })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await recorder.close()
  })
  // The planner prefers to read small tables from end to end, and to join them so.
  for (const method of ['seqscan', 'mergejoin', 'hashjoin']) await client.query(`set enable_${method} = off`)
  for (const path of ['data', 'erasure']) {
    const statements = await recorder.recordStatements({ method: 'GET', path: `/v1/privacy-requests/${id}/${path}` })
    const ofRows = statements.filter(({ text }) => text.includes('import_rows'))
    expect(ofRows.length, path).toBeGreaterThan(1)
    for (const statement of ofRows) {
      for (const { mode, scanned } of await explain(client, statement))
        expect(scanned, `${mode}: ${statement.text}`).not.toContain('import_rows')
    }
  }
})
