import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { dataModelPage } from '../scripts/data-model-page.ts'
import { createDatabase } from './database.ts'

test('docs/data-model.md matches the migrated database', async () => {
  const { url } = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const page = await dataModelPage(client).finally(() => client.end())
  const file = readFileSync(resolve(import.meta.dirname, '../../../docs/data-model.md'), 'utf8')
  expect(file, 'docs/data-model.md is stale: run pnpm docs:generate').toBe(page)
})
