import { describe, expect, test } from 'vitest'
import { createImportHelpers, plainRow, setUpImports } from '../../../test/imports.ts'
import { formattedRows, openDocument, tableRow, textCell, textRow } from '../../../test/open-documents.ts'

const fixture = setUpImports()

const titles = Object.keys(plainRow)
const createRow = (changes: Record<string, string> = {}, attributes = '') =>
  textRow(
    titles.map((title) => ({ ...plainRow, ...changes })[title] ?? ''),
    attributes,
  )
/** A row of which some cells are XML. */
const typedRow = (cells: Record<string, string>, names = titles) =>
  tableRow(names.map((title) => cells[title] ?? textCell(plainRow[title] ?? '')).join(''))

describe('a spreadsheet of LibreOffice', () => {
  test('becomes orders: the visible sheet, without hidden rows and rows without a value', async () => {
    const { checked, decide, start, run, read } = fixture
    const check = await checked(
      openDocument([
        { name: 'Listas', hidden: true, rows: textRow(['Região', 'Sul']) },
        {
          name: 'Pedidos',
          rows: [
            textRow(['Relatório de vendas']),
            textRow(titles),
            createRow(),
            createRow({ Observações: 'filtrada' }, 'table:visibility="filter"'),
            formattedRows,
          ].join(''),
        },
        { name: 'Ontem', rows: textRow(titles) + createRow() + createRow({ Observações: 'outra' }) },
      ]),
    )
    expect(check).toMatchObject({
      status: 'checked',
      rows: { total: 1, invalid: 0 },
      table: {
        sheet: 1,
        titleRow: 2,
        hiddenRows: 1,
        sheets: [{ hidden: true }, { name: 'Pedidos' }, { name: 'Ontem' }],
      },
    })
    const all = await decide(check.id, { table: { sheet: 1, withHiddenRows: true } })
    expect(all).toMatchObject({ rows: { total: 2, invalid: 0 } })
    const other = await decide(check.id, { table: { sheet: 2 } })
    expect(other).toMatchObject({ rows: { total: 2, invalid: 0 }, table: { sheet: 2, titleRow: 1 } })
    await start(other.id)
    await run(other.id)
    expect(await read(other.id)).toMatchObject({ status: 'done', rows: { created: 2 } })
  })

  test('has its numbers, money and moments read as those of other workbooks', async () => {
    const { checked, readInputs } = fixture
    const names = [...titles, 'Entrega: dia', 'Entrega: início', 'Entrega: fim']
    const typed = (type: string, attribute: string) =>
      `<table:table-cell office:value-type="${type}" ${attribute} calcext:value-type="${type}"><text:p>x</text:p></table:table-cell>`
    const row = typedRow(
      {
        'Coleta: CEP': typed('float', 'office:value="1310100"'),
        'Valor declarado': typed('currency', 'office:currency="BRL" office:value="10.5"'),
        'Item: quantidade': typed('float', 'office:value="3"'),
        'Entrega: dia': typed('date', 'office:date-value="2031-03-01"'),
        'Entrega: início': typed('time', 'office:time-value="PT09H00M00S"'),
        'Entrega: fim': typed('time', 'office:time-value="PT10H30M00S"'),
      },
      names,
    )
    const check = await checked(openDocument([{ name: 'x', rows: textRow(names) + row }]))
    expect(check).toMatchObject({ status: 'checked', errors: [] })
    expect((await readInputs(check.id))[0]).toMatchObject({
      declaredValueCents: 1050,
      pickup: { address: { postalCode: '01310100' } },
      items: [{ quantity: 3 }],
      dropoffs: [{ window: { start: '2031-03-01T12:00:00.000Z', end: '2031-03-01T13:30:00.000Z' } }],
    })
  })

  test('has its damaged cells reported, each with its column', async () => {
    const { checked } = fixture
    const failed = (shown: string) =>
      `<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>${shown}</text:p></table:table-cell>`
    const row = typedRow({
      'Entrega: número':
        '<table:table-cell office:value-type="date" office:date-value="2026-10-07"><text:p>07/10/26</text:p></table:table-cell>',
      'Entrega: bairro': failed('Err:502'),
      'Entrega: cidade': failed('#N/D'),
      'Item: descrição': '<table:table-cell table:formula="of:=[.B1]"/>',
    })
    const { errors } = await checked(openDocument([{ name: 'x', rows: textRow(titles) + row }]))
    expect(errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      expect.stringMatching(/^Entrega: número: A planilha guardou uma data/),
      expect.stringMatching(/^Entrega: bairro: A fórmula desta célula resultou em Err:502/),
      expect.stringMatching(/^Entrega: cidade: A fórmula desta célula resultou em #N\/D/),
      expect.stringMatching(/^Item: descrição: A fórmula desta célula resultou em #SEM RESULTADO/),
    ])
  })

  test('with a password, or that is a letter, fails with the reason', async () => {
    const { checked } = fixture
    const sheets = [{ name: 'x', rows: textRow(titles) + createRow() }]
    const encrypted = openDocument(sheets, { encryption: '<manifest:encryption-data/>' })
    expect((await checked(encrypted)).failure).toBe('Esta planilha tem senha. Salve-a sem senha e envie de novo.')
    const letter = openDocument([], { body: '<office:text><text:p>Olá</text:p></office:text>' })
    expect((await checked(letter)).failure).toMatch(
      /^Este arquivo é um documento do LibreOffice que não é uma planilha/,
    )
  })

  test('becomes locations', async () => {
    const { testApp } = fixture
    const location = {
      Nome: 'Loja Centro',
      CEP: '01310-100',
      Logradouro: 'Avenida Paulista',
      Número: '1578',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      UF: 'SP',
    }
    const rows = textRow(Object.keys(location)) + textRow(Object.values(location))
    const check = await createImportHelpers(testApp, 'locations').imported(openDocument([{ name: 'x', rows }]))
    expect(check).toMatchObject({ status: 'done', errors: [], rows: { created: 1 } })
  })
})
