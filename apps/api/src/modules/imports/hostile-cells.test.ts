import { expect, test } from 'vitest'
import { createCsv, plainRow, setUpImports } from '../../../test/imports.ts'

const imports = setUpImports()

// Without their limits, each of these files needs minutes, and the test exceeds its time.
test('checks a cell with a million accents on one letter', async () => {
  const accents = `a${'\u0301\u0327'.repeat(500_000)}`
  const { status, errors } = await imports.checked(createCsv([{ ...plainRow, Referência: accents }]))
  expect(status).toBe('checked')
  expect(errors).toEqual([{ row: 2, column: 'Referência', message: 'Use um texto mais curto.' }])
})

test('checks a file whose first row has a cell with a million accents on one letter', async () => {
  const { status, failure } = await imports.checked(`a${'\u0301\u0327'.repeat(500_000)};b\nc;d`)
  expect(status).toBe('failed')
  expect(failure).toContain('200 caracteres')
})

test('checks addresses in one cell with very many blanks', async () => {
  const street = `Rua A,${' '.repeat(1_900)}(`
  const shortRow = Object.fromEntries(Object.entries(plainRow).filter(([title]) => !title.startsWith('Entrega')))
  const rows = Array.from({ length: 50 }, (_, index) => ({
    ...shortRow,
    'Entrega: contato': `Ana ${index}`,
    'Endereço completo': street,
  }))
  const { status, failure, rows: counts } = await imports.checked(createCsv(rows))
  expect({ status, failure, invalid: counts.invalid }).toEqual({ status: 'checked', failure: null, invalid: 50 })
})

const xmlWorkbook = (rowNumber: string) => {
  const [titles = [], values = []] = [Object.keys(plainRow), Object.values(plainRow)]
  const toCells = (texts: readonly string[]) =>
    texts.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')
  const rows = `<Row>${toCells(titles)}</Row><Row ss:Index="${rowNumber}">${toCells(values)}</Row>`
  const names =
    'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"'
  return `<?xml version="1.0"?><Workbook ${names}><Worksheet ss:Name="A"><Table>${rows}</Table></Worksheet></Workbook>`
}

test.each(['1048577', '2147483648', '9007199254740991'])('rejects a workbook with row number %s', async (rowNumber) => {
  expect(await imports.checked(xmlWorkbook('1048576'))).toMatchObject({ status: 'checked' })
  const { status, failure } = await imports.checked(xmlWorkbook(rowNumber))
  expect({ status, failure }).toEqual({
    status: 'failed',
    failure:
      'A planilha tem um valor abaixo da linha 1.048.576, a última que existe. Salve-a de novo como XLSX ou CSV.',
  })
})

test('reads a value of a CSV below the last line of a workbook, and states its line', async () => {
  const [titles, ...rows] = createCsv([plainRow, { ...plainRow, 'Entrega: UF': 'XX' }]).split('\r\n')
  const check = await imports.checked(`${titles}\n${rows[0]}\n${'\n'.repeat(1_100_000)}${rows[1]}\n`)
  expect(check).toMatchObject({ status: 'checked', rows: { total: 2, invalid: 1 }, errors: [{ row: 1_100_003 }] })
})
