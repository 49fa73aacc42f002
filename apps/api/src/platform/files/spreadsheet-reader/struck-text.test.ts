import { expect, test } from 'vitest'
import { workbook } from '../../../../test/attack-files.ts'
import { openDocument, tableRow, textCell } from '../../../../test/open-documents.ts'
import { readSheet } from '../../../../test/read-sheet.ts'
import { strikeText } from './struck-text.ts'

const struckRun = (text: string) => `<r><rPr><strike/></rPr><t xml:space="preserve">${text}</t></r>`
const plainRun = (text: string) => `<r><rPr><b/></rPr><t xml:space="preserve">${text}</t></r>`
const inline = (runs: string) => `<c t="inlineStr"><is>${runs}</is></c>`
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`
const strings = `<si>${struckRun('Rua A')}${plainRun(' Rua B')}</si><si>${struckRun('Ana')}</si><si>${plainRun('Rui')}<r><rPr><strike val="0"/></rPr><t>!</t></r></si>`

const textStyle =
  '<style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>'
const paragraph = (content: string) =>
  `<table:table-cell office:value-type="string"><text:p>${content}</text:p></table:table-cell>`
const span = (text: string) => `<text:span text:style-name="T1">${text}</text:span>`
const document = openDocument(
  [
    {
      name: 'Pedidos',
      rows:
        tableRow(paragraph(`${span('Rua A')} Rua B`) + textCell('x')) +
        tableRow(paragraph(span('Ana'))) +
        tableRow(paragraph('Rui!')),
    },
  ],
  { styles: textStyle },
)

const data = (content: string) =>
  `<Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40">${content}</ss:Data></Cell>`
const xml = `<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Aba"><Table><Row>${data('<S><Font>Rua A</Font></S><Font> Rua B</Font>')}${data('x')}</Row><Row>${data('<S>Ana</S>')}</Row><Row>${data('<B>Rui</B>!')}</Row></Table></Worksheet></Workbook>`
const html =
  '<table><tr><td><s>Rua A</s> Rua B</td><td>x</td></tr><tr><td><del>Ana</del></td></tr><tr><td>Rui!</td></tr></table>'

const row = (cells: string) => `<row>${cells}</row>`
test.each([
  [
    'XLSX with shared texts',
    'pedidos.xlsx',
    workbook({
      strings,
      rows: row(shared(0) + inline('<t>x</t>')) + row(shared(1)) + row(shared(2)),
    }),
  ],
  [
    'XLSX with inline texts',
    'pedidos.xlsx',
    workbook({
      rows:
        row(inline(struckRun('Rua A') + plainRun(' Rua B')) + inline('<t>x</t>')) +
        row(inline(struckRun('Ana'))) +
        row(inline(plainRun('Rui!'))),
    }),
  ],
  ['ODS', 'pedidos.ods', document],
  ['XML', 'pedidos.xls', xml],
  ['HTML', 'pedidos.xls', html],
])(
  'of a cell of %s, the struck characters have strokes; a row that is struck has none',
  async (_name, name, content) => {
    const { rows } = await readSheet(content, { name, format: /xlsx|ods/.test(name) ? 'xlsx' : 'csv' })
    expect(rows).toMatchObject([
      { cells: [`${strikeText('Rua A')} Rua B`, 'x'], struck: false },
      { cells: ['Ana'], struck: true },
      { cells: ['Rui!'], struck: false },
    ])
  },
)

test('strikes each character once, and no blank', () => {
  expect(strikeText('a b')).toBe('a\u0336 b\u0336')
  expect(strikeText(strikeText('a b'))).toBe('a\u0336 b\u0336')
})
