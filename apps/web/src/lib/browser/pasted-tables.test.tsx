import { expect, test } from 'vitest'
import { readPastedCells, readPastedTables } from './pasted-tables.ts'

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

test.each([
  [
    'an e-mail with text around its table',
    `<html><head><style>p{margin:0}</style></head><body><p class=MsoNormal>Bom dia,<o:p></o:p></p><table><tbody>${row('<p>Nome</p>', '<p>Endereço</p>')}${row('<p>Ana&nbsp;Dias</p>', '<p>Rua Tupi, 40</p><p>Centro</p>')}</tbody></table><p>Obrigada</p></body></html>`,
    'Bom dia,\nNome\tEndereço\nAna Dias\tRua Tupi, 40, Centro\nObrigada',
  ],
  [
    'the cells of a spreadsheet',
    `<table>${row('Ana', 'Rua Tupi, 40')}<tr style="display:none"><td>x</td><td>y</td></tr></table>`,
    'Ana\tRua Tupi, 40',
  ],
  [
    'text that is struck out',
    `<table>${row('<s>Ana</s>', '<span style="text-decoration:line-through">Rua A, 1</span>')}${row('Rui', 'Rua B, 2')}</table>`,
    '~~Ana~~\t~~Rua A, 1~~\nRui\tRua B, 2',
  ],
  [
    'a table inside of a layout',
    `<table>${row(`Olá<table>${row('Ana', 'Rua Tupi, 40')}</table>`)}</table>`,
    'Olá\nAna\tRua Tupi, 40',
  ],
])('writes %s with a line for each row', (_name, html, text) => {
  expect(readPastedTables(html)).toBe(text)
})

test.each(['<p>Rua Tupi, 40</p>', `<table>${row('Rua Tupi, 40')}</table>`, ''])('leaves %j to the browser', (html) => {
  expect(readPastedTables(html)).toBeUndefined()
})

const strike = (text: string) => text.replace(/\S/g, '$&\u0336')

test.each<[string, string, string, string[][] | undefined]>([
  [
    'a column of Excel, whose cell has two lines',
    `<html><body><!--StartFragment--><table>${row('Rua A, 1<br style="mso-data-placement:same-cell">Centro')}${row('Rua B, 2')}</table><!--EndFragment--></body></html>`,
    '"Rua A, 1\nCentro"\nRua B, 2\n',
    [['Rua A, 1, Centro'], ['Rua B, 2']],
  ],
  [
    'one cell of Google Sheets',
    '<google-sheets-html-origin><style>td {border: 1px}</style><span data-sheets-value="{}">Rua A, 1<br/>Centro</span>',
    '"Rua A, 1\nCentro"',
    [['Rua A, 1, Centro']],
  ],
  ['two columns', `<table>${row('a', 'b')}</table>`, 'a\tb', [['a', 'b']]],
  ['a table of a document', `<table>${row('<p>a</p><p>b</p>')}${row('')}</table>`, 'a\nb\n', [['a, b']]],
  ['cells with struck text', `<table>${row('<s>Rua A</s> Rua B')}</table>`, '', [[`${strike('Rua A')} Rua B`]]],
  [
    'the text of cells with quotes',
    '',
    '"Rua ""A""\r\nCentro"\r\n"x" y\r\n\r\nz\r\n',
    [['Rua "A", Centro'], ['"x" y'], [''], ['z']],
  ],
  ['the text of two columns', '', 'a\t"b\tc"', [['a', 'b c']]],
  ['an open quote', '', '"a\nb', [['"a'], ['b']]],
  ['a line of text', '<p>a</p>', 'a', undefined],
  ['an empty table', `<table>${row('')}</table>`, '', undefined],
])('reads %s', (_name, html, text, cells) => {
  expect(readPastedCells(html, text)).toEqual(cells)
})
