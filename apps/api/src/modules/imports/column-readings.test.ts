import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ColumnEvidence } from './column-readings.ts'
import type { ImportColumn } from './columns.ts'
import { orderColumns } from './order-columns.ts'
import { getNumberEvidence, parseNumber } from './read-number.ts'

const value = orderColumns.findByPath('declaredValueCents') as ImportColumn
const weight = orderColumns.findByPath('items/0/weightGrams') as ImportColumn
const start = orderColumns.findByPath('dropoffs/0/window/start') as ImportColumn

function decide(column: ImportColumn, cells: readonly string[], { isTemplate = false, choice = null as never } = {}) {
  const evidence = new ColumnEvidence([column])
  for (const cell of cells) evidence.add([cell])
  return evidence.decide([choice], () => isTemplate)[0]
}

describe('the notation of a column of numbers', () => {
  test.each([
    [['1.234,56', '1.200'], 'decimalComma'],
    [['0.500', '1.200'], 'decimalPoint'],
    [['1,234.56', '1,200'], 'decimalPoint'],
    [['99.9', '1.200'], 'decimalPoint'],
    [['0,5', '1.200'], 'decimalComma'],
    [['1.234.567', '1.200'], 'decimalComma'],
    [['1234.567', '1.200'], 'decimalPoint'],
  ])('%j is %s', (cells, reading) => {
    expect(decide(weight, cells)).toEqual({ reading })
  })

  test('is proved by an amount with its sign', () => {
    expect(decide(value, ['R$ 12,50', '1.200'])).toEqual({ reading: 'decimalComma' })
  })

  test('is a question with both readings when every cell has two', () => {
    expect(decide(weight, ['3', '1.200'])).toEqual({
      question: {
        sample: '1.200',
        options: [
          { reading: 'decimalComma', value: '1.200 kg' },
          { reading: 'decimalPoint', value: '1,2 kg' },
        ],
      },
    })
    expect(decide(value, ['1,234'])?.question?.options).toEqual([
      { reading: 'decimalComma', value: 'R$ 1,234' },
      { reading: 'decimalPoint', value: 'R$ 1.234,00' },
    ])
  })

  test('is what the user has decided', () => {
    expect(decide(weight, ['1.200'], { choice: 'decimalPoint' as never })).toEqual({ reading: 'decimalPoint' })
    // A choice of another kind of column is none.
    expect(decide(weight, ['1.200'], { choice: 'dayFirst' as never })?.question).toBeDefined()
  })

  test('stays undecided when the cells prove both', () => {
    expect(decide(weight, ['1.234,56', '99.9', '1.200'])).toEqual({})
  })

  test('is no question when no cell needs it', () => {
    expect(decide(value, ['12', '1.234,56', 'muito', ''])).toEqual({})
  })
})

describe('the order of day and month', () => {
  test.each([
    [['21/11/2026 09:00', '05/12/2026 09:00'], 'dayFirst'],
    [['11/21/2026 09:00', '05/12/2026 09:00'], 'monthFirst'],
  ])('%j is %s', (cells, reading) => {
    expect(decide(start, cells, { isTemplate: true })).toEqual({ reading })
  })

  test('is the day first under the title of the template, and a question under another title', () => {
    expect(decide(start, ['05/12/2031 09:00'], { isTemplate: true })).toEqual({ reading: 'dayFirst' })
    expect(decide(start, ['05/12/2031 09:00'])).toEqual({
      question: {
        sample: '05/12/2031 09:00',
        options: [
          { reading: 'dayFirst', value: '5 de dezembro' },
          { reading: 'monthFirst', value: '12 de maio' },
        ],
      },
    })
  })
})

describe('a number', () => {
  const notations = { decimalComma: 'pt-BR', decimalPoint: 'en-US' } as const
  const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100)

  test('that is written in a notation is never read as another amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('decimalComma' as const, 'decimalPoint' as const), (amount, notation) => {
        const places = { minimumFractionDigits: 0, maximumFractionDigits: 3 }
        const text = new Intl.NumberFormat(notations[notation], places).format(amount)
        expect(parseNumber(text, notation)).toEqual({ value: amount })
        const undecided = parseNumber(text, undefined)
        expect(undecided === undefined || 'ambiguous' in undecided || undecided.value === amount).toBe(true)
      }),
    )
  })

  test('without decision is either certain or ambiguous, never converted by a guess', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,7}(?:[.,]\d{1,4}){0,3}$/), (text) => {
        const evidence = getNumberEvidence(text)
        const undecided = parseNumber(text, undefined)
        if (evidence === 'ambiguous') expect(undecided).toEqual({ ambiguous: true })
        for (const reading of ['decimalComma', 'decimalPoint'] as const) {
          if (evidence !== 'ambiguous') expect(parseNumber(text, reading)).toEqual(undecided)
        }
      }),
    )
  })
})
