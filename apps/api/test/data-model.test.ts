import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { printSchemaFiles } from '../scripts/schema-files.ts'
import { createDatabase } from './database.ts'

test('docs/data-model.md and the row types match the migrated database', async () => {
  const { url } = await createDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const files = await printSchemaFiles(client).finally(() => client.end())
  for (const [path, text] of Object.entries(files)) {
    const file = readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8')
    expect(file, `${path} is stale: run pnpm docs:generate`).toBe(text)
  }
})
