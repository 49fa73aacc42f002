import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './csv.ts'

const read = (text: string | Buffer) => [...readCsv(Buffer.from(text as string))].map(({ cells }) => cells)
const titles = 'Referência;Contato;Bairro;Observações'

describe('a quote that swallows rows is reported with its line', () => {
  test.each([
    [
      'closed by the quote of a later row',
      `${titles}\nA;Nair;Centro;"Deixar com o Zé\nB;Bia;Centro;x\nC;Lia;Centro;Chamar "Bia" antes\n`,
      2,
    ],
    ['never closed', `${titles}\r\nA;Nair;Centro;x\r\nB;Bia;"Centro;y\r\nC;Lia;Centro;z\r\n`, 3],
    ['closed at the end of a row', `${titles}\nA;Nair;Centro;"x\nB;Bia;Centro;y"\nC;Lia;Centro;z\n`, 2],
    ['behind a cell with lines', `${titles}\nA;Nair;Centro;"x\ny"\nB;Bia;Centro;"z\n`, 4],
    ['behind the line of Excel', `sep=;\n${titles}\nA;Nair;Centro;"x\n`, 3],
  ])('%s', (_name, text, line) => {
    expect(() => read(text)).toThrow(`As aspas da linha ${line} do arquivo não fecham`)
  })
})

test('cells with lines, separators and doubled quotes are no damage', () => {
  const rows = read(`${titles}\nA;Nair;Centro;"Tocar; esperar\nChamar ""Bia"""\nB;Ana "Lia" Sá;Centro;5" x 2"\n`)
  expect(rows.slice(1)).toEqual([
    ['A', 'Nair', 'Centro', 'Tocar; esperar\nChamar "Bia"'],
    ['B', 'Ana "Lia" Sá', 'Centro', '5" x 2"'],
  ])
})

test('empty lines at the end are no rows, also behind the line of Excel or alone; those between rows count', () => {
  expect(read(`${titles}\nA;Nair;Centro;x\r\n\n\r\n`)).toHaveLength(2)
  expect(read(`sep=;\n${titles}\nA;Nair;Centro;x\n\n`)).toHaveLength(2)
  expect(read(`${titles}\nA;Nair;Centro;"x\n\n"\n\n`)[1]?.[3]).toBe('x\n\n')
  expect(read(`${titles}\n\nA;Nair;Centro;x`)).toHaveLength(3)
  expect(read('sep=;\n\n')).toEqual([])
  expect(read('\n\n')).toEqual([])
})

test('every row that is quoted as the standard requires is read', () => {
  const cell = fc
    .stringMatching(/^[a-zé";\n ]{0,12}$/)
    .filter((text) => text.split(/\n/).every((line) => line.split(';').length < 4))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'))
      expect(read([titles, ...lines].join('\r\n')).length).toBe(rows.length + 1)
    }),
  )
})

describe('the encoding', () => {
  const text = `${titles}\nA;Conceição Araújo;Centro;avó é mãe\n`

  test('of a UTF-8 file stays UTF-8 when one byte is damaged', () => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from('B;Jos\xe9 Lima;Centro;x\n', 'latin1')])
    const rows = read(bytes as never)
    expect(rows[1]?.[1]).toBe('Conceição Araújo')
    expect(rows[2]?.[1]).toBe('Jos\ufffd Lima')
  })

  test.each([
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-8', Buffer.from(text)],
    [
      'code page 850',
      Buffer.from(
        text
          .replaceAll('ê', '\x88')
          .replaceAll('ç', '\x87')
          .replaceAll('õ', '\xe4')
          .replaceAll('ã', '\xc6')
          .replaceAll('ú', '\xa3')
          .replaceAll('ó', '\xa2')
          .replaceAll('é', '\x82'),
        'latin1',
      ),
    ],
  ])('%s is read', (_name, bytes) => {
    expect(read(bytes as never)[1]?.[1]).toBe('Conceição Araújo')
  })
})

describe('the separator is that of the titles below a text', () => {
  test.each([
    [`Relatório de vendas\n\n${titles}\nA;Nair;Centro;x, y, z, w\n`, ['A', 'Nair', 'Centro', 'x, y, z, w']],
    [`Vendas de 1 a 20, de novembro\nExportado às 10h\n${titles}\nA;1,5;2,5;3,5\n`, ['A', '1,5', '2,5', '3,5']],
    ['Pedidos\nRef,Contato,Bairro,Nota\nA,Nair,Centro,x; y\n', ['A', 'Nair', 'Centro', 'x; y']],
    ['Ref,Contato\nA,"x; y; z; w"\n', ['A', 'x; y; z; w']],
    ['Contatos\nNair Prado\n', ['Nair Prado']],
  ])('%j', (text, lastRow) => {
    expect(read(text).at(-1)).toEqual(lastRow)
  })

  test('and a quote below it is reported', () => {
    expect(() => read(`Relatório\n${titles}\nA;Nair;Centro;"x\nB;Bia;Centro;y"\nC;Lia;Centro;z\n`)).toThrow(
      'As aspas da linha 3',
    )
  })
})
