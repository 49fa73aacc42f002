import { expect, test } from 'vitest'
import { readSheet } from '../../../../test/read-sheet.ts'

async function read(content: string | Buffer, sheet?: number) {
  const { rows, sheets = [] } = await readSheet(content, { name: 'pedidos.xls', format: 'csv', sheet })
  return { rows, sheets, cells: rows.map(({ cells }) => cells) }
}

const rows = '<tr><th>Pedido</th><th>Nome</th></tr><tr><td>101</td><td>Ana &amp; Rui<br>Souza</td></tr>'
const expected = [
  ['Pedido', 'Nome'],
  ['101', 'Ana & Rui\nSouza'],
]

test.each([
  ['a document', `<html><head><title>x</title></head><body><table>${rows}</table></body></html>`],
  ['a document type', `<!DOCTYPE html>\n<html><body><table border=1>${rows}</table></body></html>`],
  ['styles before the table', `\n   <style>.a{width:100%}</style>\n<h3>Vendas</h3><br/><table>${rows}</table>`],
  ['a table alone', `<table>${rows}</table>`],
  ['a declaration of XML', `<?xml version="1.0"?><html xmlns="x"><body><table>${rows}</table></body></html>`],
  ['sections', `<table><thead>${rows.replace('<tr><td>', '</thead><tbody><tr><td>')}</tbody></table>`],
  ['elements that are not closed', `<table>${rows.replace(/<\/t[dhr]>/g, '')}`],
  [
    'capitals',
    `<HTML><TABLE>${rows.replace(/<(\/?)(t[rdh])>/g, (_tag, end, name) => `<${end}${name.toUpperCase()}>`)}</TABLE></HTML>`,
  ],
])('reads the rows of HTML with %s', async (_name, html) => {
  expect((await read(html)).cells).toEqual(expected)
})

test('reads Windows-1252', async () => {
  const { cells } = await read(Buffer.from('<table><tr><td>São João</td></tr></table>', 'latin1'))
  expect(cells).toEqual([['São João']])
})

test('reads the table with most cells, and the others when they are chosen', async () => {
  const html = `<table><tr><td>Loja</td></tr></table><table>${rows}</table>`
  const { cells, sheets } = await read(html)
  expect(cells).toEqual(expected)
  expect(sheets.map(({ name }) => name)).toEqual(['Tabela 1', 'Tabela 2'])
  expect((await read(html, 0)).cells).toEqual([['Loja']])
})

test('reads a table inside of the cell of a layout', async () => {
  const { cells } = await read(`<table><tr><td>Relatório<table>${rows}</table></td></tr></table>`)
  expect(cells).toEqual(expected)
})

test('places the cells behind spans, and gives a tall cell to the rows that it covers', async () => {
  const { cells } = await read(
    '<table><tr><td rowspan="2">101</td><td colspan="2">Ana</td><td>x</td></tr><tr><td>Rui</td><td></td><td>y</td></tr></table>',
  )
  expect(cells).toEqual([
    ['101', 'Ana', null, 'x'],
    ['101', 'Rui', null, 'y'],
  ])
})

test('marks hidden rows, and leaves hidden text out', async () => {
  const html =
    '<table><tr style="display:none"><td>a</td></tr><tr><td>b<span style="display: none">c</span></td></tr></table>'
  const read1 = await read(html)
  expect(read1.rows).toMatchObject([
    { cells: ['a'], hidden: true },
    { cells: ['b'], hidden: false },
  ])
})

test('HTML without a table is rejected', async () => {
  await expect(read('<html><body><p>CEP</p></body></html>')).rejects.toThrow('XML ou HTML')
})

test('deep elements are rejected in time', async () => {
  await expect(read(`<table><tr><td>${'<b>'.repeat(200_000)}`)).rejects.toThrow('grande demais')
})
