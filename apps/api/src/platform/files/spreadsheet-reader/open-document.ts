import type { Archive } from './archive.ts'
import { type SheetInfo, type SpreadsheetRow, spreadsheetLimits, UnreadableSpreadsheetError } from './limits.ts'
import { createSheetVisitor, isSheetElement, type RepeatedRow } from './open-document-sheet.ts'
import { maximumSheets, type WorkbookOptions } from './workbook-parts.ts'
import { parseXml, visitXml } from './xml.ts'

const manifest = 'META-INF/manifest.xml'
const content = 'content.xml'

/** Whether the archive is a document of LibreOffice or another program with the OpenDocument format. */
export const isOpenDocument = (archive: Archive): boolean => archive.has(manifest) || archive.has(content)

/** Yields the rows of a sheet of an OpenDocument spreadsheet (ODS). A repeated row is stored once. */
export async function* readOpenDocument(
  archive: Archive,
  { sheet: chosen, onSheets }: WorkbookOptions,
): AsyncGenerator<SpreadsheetRow> {
  try {
    await assertNotEncrypted(archive)
    const sheets = await readSheets(archive)
    const firstVisible = sheets.findIndex(({ hidden }) => !hidden)
    const index = chosen ?? Math.max(firstVisible, 0)
    onSheets(sheets, index)
    if (index >= sheets.length) throw new Error('the document has no such sheet')
    const visitor = createSheetVisitor(index)
    for await (const _ of visitXml(archive.read(content, spreadsheetLimits.documentBytes), visitor)) {
      for (const row of visitor.take()) yield* repeat(row)
      if (visitor.isDone()) return
    }
  } catch (error) {
    if (error instanceof UnreadableSpreadsheetError) throw error
    throw new UnreadableSpreadsheetError(
      'Não conseguimos abrir esta planilha. Salve-a de novo como ODS ou XLSX, sem senha, ou como CSV.',
    )
  }
}

function* repeat({ times, ...row }: RepeatedRow): Generator<SpreadsheetRow> {
  for (let index = 0; index < times; index++) yield { ...row, rowNumber: row.rowNumber + index }
}

/** @throws UnreadableSpreadsheetError when the parts, or the archive inside the archive, need a password. */
async function assertNotEncrypted(archive: Archive): Promise<void> {
  let isEncrypted = archive.has('encrypted-package')
  if (archive.has(manifest)) {
    await parseXml(archive.read(manifest), {
      open: (name) => {
        if (name === 'encryption-data') isEncrypted = true
      },
    })
  }
  if (isEncrypted) {
    throw new UnreadableSpreadsheetError('Esta planilha tem senha. Salve-a sem senha e envie de novo.')
  }
}

/** Reads the names of the sheets, which are in the same part as their rows. */
async function readSheets(archive: Archive): Promise<SheetInfo[]> {
  const sheets: SheetInfo[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  const path: string[] = []
  let isSpreadsheet = false
  await parseXml(archive.read(content, spreadsheetLimits.documentBytes), {
    open: (name, attribute) => {
      const isSheet = isSheetElement(name, path.at(-1), attribute)
      path.push(name)
      if (name === 'style') style = attribute('style:name') ?? ''
      if (name === 'table-properties' && attribute('table:display') === 'false') hiddenStyles.add(style)
      if (name === 'spreadsheet') isSpreadsheet = true
      if (isSheet && sheets.length < maximumSheets) {
        const hidden = hiddenStyles.has(attribute('table:style-name') ?? '')
        sheets.push({ name: (attribute('table:name') ?? '').slice(0, 100).toWellFormed(), hidden })
      }
    },
    close: () => void path.pop(),
  })
  if (!isSpreadsheet) {
    throw new UnreadableSpreadsheetError(
      'Este arquivo é um documento do LibreOffice que não é uma planilha. Envie uma planilha ODS, XLSX ou CSV.',
    )
  }
  return sheets
}
