import { describe, expect, test } from 'vitest'
import { archive } from '../../../../test/attack-files.ts'
import { formattedRows, openDocument, tableRow, textCell, textRow } from '../../../../test/open-documents.ts'
import { readSheet } from '../../../../test/read-sheet.ts'

const read = (bytes: Buffer, sheet?: number) => readSheet(bytes, { name: 'sheet.ods', format: 'xlsx', sheet })

const readRows = async (rows: string) => (await read(openDocument([{ name: 'x', rows }]))).rows
const readCell = async (cell: string) => (await readRows(tableRow(cell + textCell('end'))))[0]?.cells[0]
const typed = (type: string, attributes: string, shown = 'shown') =>
  `<table:table-cell office:value-type="${type}" ${attributes} calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`
const text = (content: string) => `<table:table-cell office:value-type="string">${content}</table:table-cell>`
const failed = (shown: string) =>
  `<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>${shown}</text:p></table:table-cell>`

describe('a cell', () => {
  test.each<[string, string, unknown]>([
    ['a number', typed('float', 'office:value="1310100"'), 1310100],
    ['money', typed('currency', 'office:currency="BRL" office:value="10.5"'), 10.5],
    ['a percentage', typed('percentage', 'office:value="0.5"'), 0.5],
    ['a truth value', typed('boolean', 'office:boolean-value="true"'), true],
    ['a day', typed('date', 'office:date-value="2031-03-01"'), new Date('2031-03-01T00:00:00Z')],
    [
      'a moment with a fraction of a second',
      typed('date', 'office:date-value="2031-03-01T09:30:00.250000000"'),
      new Date('2031-03-01T09:30:00.250Z'),
    ],
    ['a day that does not exist, as its text', typed('date', 'office:date-value="2031-02-30"'), 'shown'],
    ['a time', typed('time', 'office:time-value="PT14H10M00S"'), new Date('1899-12-30T14:10:00Z')],
    ['a duration below zero, as its text', typed('time', 'office:time-value="-PT14H10M00S"'), 'shown'],
    ['a number without a value, as its text', typed('float', ''), 'shown'],
    [
      'spaces and line breaks',
      text('<text:p>A  b<text:s text:c="3"/>c<text:line-break/>d<text:tab/>e</text:p>'),
      'A b   c\nd\te',
    ],
    ['several paragraphs', text('<text:p>Rua A</text:p><text:p/><text:p> casa 2</text:p>'), 'Rua A\n\ncasa 2'],
    ['formatted parts and links', text('<text:p>a<text:span>b</text:span><text:a>c</text:a></text:p>'), 'abc'],
    ['a billion spaces', text('<text:p>a<text:s text:c="1000000000"/>b</text:p>'), `a${' '.repeat(1000)}b`],
    [
      'a comment and a drawing, which are no part of the text',
      text(
        '<office:annotation><dc:creator>Ana</dc:creator><text:p>note</text:p></office:annotation><draw:frame><draw:text-box><text:p>box</text:p></draw:text-box></draw:frame><text:p>a</text:p>',
      ),
      'a',
    ],
    ['a text in an attribute', '<table:table-cell office:value-type="string" office:string-value="a"/>', 'a'],
    ['a text without a type', '<table:table-cell><text:p>a</text:p></table:table-cell>', 'a'],
    ['a failed formula', failed('#DIV/0!'), '#DIV/0!'],
    ['a failed formula with the code of LibreOffice', failed('Err:502'), 'Err:502'],
    ['a formula without a result', '<table:table-cell table:formula="of:=[.B1]"/>', '#SEM RESULTADO'],
    [
      'a formula whose result is an empty text',
      '<table:table-cell table:formula="of:=&quot;&quot;"><text:p/></table:table-cell>',
      null,
    ],
    [
      'a cell under a merged one',
      '<table:covered-table-cell office:value-type="string"><text:p>a</text:p></table:covered-table-cell>',
      null,
    ],
  ])('has %s', async (_name, cell, value) => {
    expect(await readCell(cell)).toEqual(value)
  })

  test('is in its column behind repeated and merged ones', async () => {
    const cells = [
      '<table:table-cell table:number-columns-repeated="2"/>',
      '<table:table-cell office:value-type="float" office:value="3" table:number-columns-repeated="2"/>',
      '<table:table-cell office:value-type="string" table:number-columns-spanned="3"><text:p>a</text:p></table:table-cell>',
      '<table:covered-table-cell table:number-columns-repeated="2"/>',
      textCell('b'),
      '<table:table-cell table:number-columns-repeated="16375"/>',
    ]
    const rows = await readRows(tableRow(cells.join('')))
    expect(rows.map((row) => row.cells)).toEqual([[null, null, 3, 3, 'a', null, null, 'b']])
  })
})

describe('rows', () => {
  test('are counted as the spreadsheet counts them, and a repeated one is several', async () => {
    const rows = await readRows(
      `<table:table-header-rows>${textRow(['a'])}</table:table-header-rows>${tableRow('<table:table-cell/>', 'table:number-rows-repeated="3"')}${textRow(['b'], 'table:number-rows-repeated="2"')}${textRow(['c'])}`,
    )
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, cells[0]])).toEqual([
      [1, 'a'],
      [5, 'b'],
      [6, 'b'],
      [7, 'c'],
    ])
  })

  test('that are hidden, filtered out or in a closed group are marked', async () => {
    const rows = await readRows(
      `${textRow(['a'])}${textRow(['b'], 'table:visibility="collapse"')}${textRow(['c'], 'table:visibility="filter"')}<table:table-row-group table:display="false">${textRow(['d'])}</table:table-row-group>${textRow(['e'])}`,
    )
    expect(rows.map(({ hidden }) => hidden)).toEqual([false, true, true, true, false])
  })

  test('have the value of a cell that reaches into them before their first value', async () => {
    const tall = textCell('101').replace('<table:table-cell', '<table:table-cell table:number-rows-spanned="3"')
    const sum = textCell('9').replace('<table:table-cell', '<table:table-cell table:number-rows-spanned="2"')
    const covered = '<table:covered-table-cell/>'
    const rows = await readRows(
      tableRow(tall + textCell('Ana') + sum) +
        tableRow(covered + textCell('Rui') + covered) +
        tableRow(covered + textCell('Eva'), 'table:number-rows-repeated="3"'),
    )
    expect(rows.map(({ rowNumber, cells }) => [rowNumber, ...cells])).toEqual([
      [1, '101', 'Ana', '9'],
      // The sum of several rows would count for each of them.
      [2, '101', 'Rui'],
      [3, '101', 'Eva'],
      [4, null, 'Eva'],
      [5, null, 'Eva'],
    ])
  })

  test('without a value do not count, however often they are repeated', async () => {
    expect(await readRows(textRow(['a']) + formattedRows.repeat(1_000))).toHaveLength(1)
  })

  test('with a value are rejected above the limit', async () => {
    const rows = textRow(['a'], 'table:number-rows-repeated="1048576"')
    await expect(readRows(rows.repeat(1_000))).rejects.toThrow(
      'A planilha tem mais de 20.000 linhas preenchidas. Divida-a em partes.',
    )
  })

  test('with a value in each of very many columns are rejected', async () => {
    const cell = textCell('a').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="1000000"')
    await expect(readRows(tableRow(cell))).rejects.toThrow(/500 colunas/)
  })
})

describe('a document', () => {
  const sheets = [
    { name: 'Listas', hidden: true, rows: textRow(['x']) },
    { name: 'Pedidos & mais', rows: textRow(['a']) },
    { name: 'Ontem', rows: textRow(['b']) },
  ]

  test('is read from its first visible sheet, or from the chosen one', async () => {
    const sheetRows = await read(openDocument(sheets))
    expect(sheetRows).toMatchObject({ sheet: 1, rows: [{ cells: ['a'] }] })
    expect(sheetRows.sheets).toEqual(sheets.map(({ name, hidden = false }) => ({ name, hidden })))
    expect(await read(openDocument(sheets), 2)).toMatchObject({ sheet: 2, rows: [{ cells: ['b'] }] })
    expect((await read(openDocument(sheets), 0)).rows).toMatchObject([{ cells: ['x'] }])
  })

  test('has no sheets of other files, and no rows of its history', async () => {
    const history = `<table:tracked-changes><table:cell-content-change><table:previous>${tableRow(textCell('old'))}</table:previous></table:cell-content-change></table:tracked-changes>`
    const other = `<table:table table:name="'file:///a.ods'#$B" table:style-name="ta_extref">${textRow(['foreign'])}</table:table>`
    const table = `<table:table table:name="Pedidos" table:style-name="ta1">${textRow(['a'])}</table:table>`
    const body = `<office:spreadsheet>${history}${other}${table}</office:spreadsheet>`
    expect(await read(openDocument([], { body }))).toMatchObject({
      sheets: [{ name: 'Pedidos' }],
      rows: [{ cells: ['a'] }],
    })
  })

  const encryption =
    '<manifest:encryption-data manifest:checksum-type="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k" manifest:checksum="x"/>'
  const text = 'application/vnd.oasis.opendocument.text'
  test.each<[string, () => Buffer, RegExp]>([
    ['with a password', () => openDocument(sheets, { encryption }), /^Esta planilha tem senha/],
    [
      'with a password around all its parts',
      () =>
        archive([
          { name: 'mimetype', content: Buffer.from('x') },
          { name: 'encrypted-package', content: Buffer.from('x') },
          { name: 'META-INF/manifest.xml', content: Buffer.from('<manifest/>') },
        ]),
      /^Esta planilha tem senha/,
    ],
    [
      'of a word processor',
      () => openDocument([], { type: text, body: '<office:text><text:p>Olá</text:p></office:text>' }),
      /documento do LibreOffice que não é uma planilha/,
    ],
    ['without sheets', () => openDocument([]), /Não conseguimos abrir esta planilha/],
    ['that was cut', () => openDocument(sheets).subarray(0, 900), /não é uma planilha inteira/],
    [
      'whose XML was cut',
      () => openDocument([], { body: '<office:spreadsheet><table:table>' }),
      /Não conseguimos abrir esta planilha/,
    ],
    [
      'without its content',
      () => archive([{ name: 'META-INF/manifest.xml', content: Buffer.from('<manifest/>') }]),
      /Não conseguimos abrir esta planilha/,
    ],
  ])('%s is rejected', async (_name, bytes, message) => {
    await expect(read(bytes())).rejects.toThrow(message)
  })
})
