import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { CellError, readCellText, readPlainText } from './cell-text.ts'
import { orderColumns } from './order-columns.ts'

const read = (cell: Cell, path = 'dropoffs/0/address/complement') =>
  readPlainText(cell, orderColumns.findByPath(path)?.isFreeText)

describe('an artefact that is certain is undone', () => {
  test.each([
    ['="788"', '788'],
    ['="Apto ""12"""', 'Apto "12"'],
    ["'01310100", '01310100'],
    ["'+55 11 98765-4321", '+55 11 98765-4321'],
    ['788.0', '788'],
    ['Concei&ccedil;&atilde;o &amp; Filhos', 'Conceição & Filhos'],
    ['D&#39;&Aacute;vila', "D'Ávila"],
    ['Apto\u00a042', 'Apto 42'],
    ['\ufeffAp\u200bto 42\u200e', 'Apto 42'],
    [788, '788'],
    [1310100, '1310100'],
  ])('%j is %j', (cell, text) => {
    expect(read(cell)).toBe(text)
  })

  test.each(['nan', 'NaN', 'NULL', 'None', 'N/A', 'n/d', '-', '—', '\\N', '(null)', '  ', '\u00a0'])(
    '%j has no value',
    (cell) => {
      expect(read(cell)).toBe('')
    },
  )
})

describe('an artefact that is not certain is rejected', () => {
  test.each([
    ['#N/A', /fórmula/],
    ['#REF!', /fórmula/],
    ['#N/D', /fórmula/],
    ['#VALOR!', /fórmula/],
    ['#SEM RESULTADO', /fórmula/],
    ['7,9E+12', /algarismos/],
    ['1E+43', /algarismos/],
    [1e15, /algarismos/],
    [Number.NaN, /algarismos/],
    ['Jos\ufffd Lima', /letra/],
    [new Date('2026-10-07T00:00:00Z'), /data/],
    ['07/out', /data/],
    ['out/26', /data/],
    ['2026-10-07 00:00:00', /data/],
    ['07/10/2026', /data/],
    [true, /verdadeiro/],
    ['VERDADEIRO', /verdadeiro/],
    ['x'.repeat(2001), /curto/],
  ])('%j', (cell, message) => {
    expect(() => read(cell as Cell)).toThrow(CellError)
    expect(() => read(cell as Cell)).toThrow(message)
  })
})

test.each([
  'Apto 12E4',
  '12E4',
  'Bloco B',
  "D'Ávila",
  "'Zé' Silva",
  'Rua 7 de Setembro',
  'Sala 2.01',
  'R&D',
  '&c.',
  '01310-100',
  '-5',
])('%j stays as it is', (text) => {
  expect(read(text)).toBe(text)
})

test('free texts and references may contain dates and truth values', () => {
  for (const path of ['notes', 'externalRef', 'items/0/description', 'dropoffs/0/instructions']) {
    expect(read('07/10/2026', path)).toBe('07/10/2026')
    expect(read('TRUE', path)).toBe('TRUE')
  }
})

const words = fc
  .array(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{2,12}$/), { minLength: 2, maxLength: 5 })
  .map((parts) => parts.join(' '))

test('any wrapping of a text by an exporter is undone', () => {
  const wrappings: readonly ((text: string) => string)[] = [
    (text) => `="${text}"`,
    (text) => `\ufeff${text}`,
    (text) => ` ${text}\u00a0`,
    (text) => text.replaceAll(' ', '\u00a0'),
    (text) => text.replaceAll(' ', '&nbsp;'),
    (text) => text.replace(/[^\0-\x7f]/g, (letter) => `&#${letter.codePointAt(0)};`),
  ]
  fc.assert(
    fc.property(words, fc.constantFrom(...wrappings), (text, wrap) => {
      expect(readCellText(wrap(text))).toBe(text)
    }),
  )
})

test('reading is idempotent: a text that was read once is read as itself', () => {
  fc.assert(
    fc.property(fc.oneof(words, fc.stringMatching(/^[\w .,/'-]{0,20}$/)), (text) => {
      let once: string
      try {
        once = readCellText(text)
      } catch {
        return
      }
      // Of "''-", the first apostrophe is the mark of a spreadsheet, and the second one a part of the text: "'-".
      fc.pre(once !== '' && !/^'+[\d-]/.test(once))
      expect(readCellText(once)).toBe(once)
    }),
  )
})
