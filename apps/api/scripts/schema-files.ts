import type pg from 'pg'
import { dataModelPage } from './data-model-page.ts'
import { printRowTypes } from './row-types.ts'

/** Returns the texts of the files that are generated from a migrated database, by their paths from the root. */
export async function printSchemaFiles(client: Pick<pg.Client, 'query'>): Promise<Record<string, string>> {
  return {
    'docs/data-model.md': await dataModelPage(client),
    'apps/api/src/platform/db/schema.gen.ts': await printRowTypes(client),
  }
}
