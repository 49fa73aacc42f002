import { join, resolve } from 'node:path'
import { restoreBackup, writeBackup } from '../src/platform/db/backup.ts'
import { openFiles } from '../src/platform/files/files.ts'
import { withInstallation } from './installation.ts'

/**
 * `npm run backup -- [folder]` writes all data of the installation into a new folder, while the server keeps running;
 * `npm run restore -- folder` restores it into an empty installation.
 */
const [task, folder = `malote-backup-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`] =
  process.argv.slice(2)

await withInstallation(async (databaseUrl, { dataDir, filesUrl }) => {
  const files = await openFiles({ folder: join(dataDir, 'files'), url: filesUrl })
  const path = resolve(process.env.INIT_CWD ?? '.', folder)
  const { tables, files: fileCount } = await (task === 'restore' ? restoreBackup : writeBackup)(
    databaseUrl,
    files,
    path,
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const what = `${tables.length} tabelas, ${rows} linhas, ${fileCount.length} arquivos`
  console.log(task === 'restore' ? `Restaurado de ${path}: ${what}.` : `Backup em ${path}: ${what}.`)
})
