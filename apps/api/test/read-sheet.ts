import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readSpreadsheet, type SpreadsheetRow } from '../src/platform/files/spreadsheet-reader/index.ts'
import type { WorkerSheets } from '../src/platform/files/spreadsheet-reader/worker.ts'

interface SheetFile {
  name: string
  /** The format that an upload of this name has. */
  format: 'csv' | 'xlsx'
  /** The chosen sheet or table. */
  sheet?: number | undefined
}

/** Reads a file as the import does, in its worker. @returns the rows of a sheet, and the sheets to choose from. */
export async function readSheet(content: string | Buffer, { name, format, sheet }: SheetFile) {
  const folder = await mkdtemp(join(tmpdir(), 'malote-sheet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, content)
  const rows: SpreadsheetRow[] = []
  let event: WorkerSheets | undefined
  const onSheets = (next: WorkerSheets) => {
    event = next
  }
  for await (const row of readSpreadsheet({ path, format, companyId: 'company', sheet, onSheets })) rows.push(row)
  return { rows, sheets: event?.sheets, sheet: event?.sheet }
}
