/**
 * `pnpm sql "select …"`: runs one statement on the database that the server would use and prints its rows. Without a
 * statement it prints the connection URL, for psql or another client while the server runs.
 */
import pg from 'pg'
import { withInstallation } from './installation.ts'

const statement = process.argv[2]

await withInstallation(async (url) => {
  if (!statement) {
    console.log(url)
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows, rowCount, command } = await client.query(statement)
    if (rows.length > 0) console.table(rows)
    console.log(`${command} ${rowCount ?? 0}`)
  } finally {
    await client.end()
  }
})
