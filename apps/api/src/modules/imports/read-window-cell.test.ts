import { describe, expect, test } from 'vitest'
import { readWindowCell, type WindowCellKind } from './read-window-cell.ts'

const now = new Date('2026-11-29T12:00:00Z')
/** `2026-12-09 14:00 18:00` */
const read = (cell: string | Date, kind: WindowCellKind) => {
  const parts = readWindowCell(cell, kind, undefined, { now })
  const times = [parts?.time, parts?.end].map((time) =>
    time === undefined ? '' : new Date(time).toISOString().slice(11, 16),
  )
  const day = parts?.day === undefined ? '' : new Date(parts.day).toISOString().slice(0, 10)
  return [day, ...times].filter(Boolean).join(' ')
}

describe('a day', () => {
  test.each([
    ['13/12/2026', '2026-12-13'],
    ['qua 09/12/2026', undefined],
    ['13/12', '2026-12-13'],
    ['dom 13/12', '2026-12-13'],
    ['domingo (13/12)', '2026-12-13'],
    ['13-dez', '2026-12-13'],
    ['13 de dezembro', '2026-12-13'],
    ['29/11', '2026-11-29'],
    ['15/01', '2027-01-15'],
    ['13/12/2026 14h às 18h', '2026-12-13 14:00 18:00'],
    ['13/12/2026 08:00-12:00', '2026-12-13 08:00 12:00'],
    ['13/12 - manhã', '2026-12-13 08:00 12:00'],
    ['dom, 13/12/2026, tarde', '2026-12-13 13:00 18:00'],
  ])('%j is %s', (cell, expected) => {
    if (expected === undefined) expect(() => read(cell, 'day')).toThrow()
    else expect(read(cell, 'day')).toBe(expected)
  })

  test('with the name of another day of the week is rejected', () => {
    expect(() => read('sex, 12/12/2026', 'day')).toThrow(
      'Sábado, 12 de dezembro de 2026. A célula diz outro dia da semana: sex, 12/12/2026.',
    )
    expect(() => read('Fri, Dec 12, 2026 9:00', 'moment')).toThrow(/^Sábado, 12 de dezembro/)
    expect(read('sáb, 12/12/2026', 'day')).toBe('2026-12-12')
  })

  test.each(['28/11', '20/08', 'amanhã', '31/02', 'sexta'])('%j without a certain year is rejected', (cell) => {
    expect(() => read(cell, 'day')).toThrow('Informe o dia como 21/11/2026.')
  })

  test.each(['31/11/2026', '2026-02-30', '32/12/26'])('%j that no calendar has is named', (cell) => {
    expect(() => read(cell, 'day')).toThrow(`Este dia não existe: ${cell}.`)
  })

  test('of which the month may be the first number is a question, also without a year', () => {
    expect(() => read('05/12', 'day')).toThrow(/^Não dá para saber o que é dia e o que é mês em 05\/12/)
    expect(readWindowCell('05/12', 'day', 'dayFirst', { now })?.day).toBe(Date.UTC(2026, 11, 5))
    expect(readWindowCell('01/13', 'day', undefined, { now })?.day).toBe(Date.UTC(2027, 0, 13))
  })
})

describe('hours', () => {
  test.each([
    ['14h às 18h', '14:00 18:00'],
    ['8-12', '08:00 12:00'],
    ['13/12/2026 14h às 18h', '2026-12-13 14:00 18:00'],
    ['13/12 tarde', '2026-12-13 13:00 18:00'],
  ])('%j is %s', (cell, expected) => {
    expect(read(cell, 'hours')).toBe(expected)
  })

  test('without an end are rejected', () => {
    expect(() => read('14h', 'hours')).toThrow('Informe o início e o fim do horário, como 14:00 às 18:00.')
  })

  test.each(['25:70', '24:00', '26h', '14h às 25h', '8:00-12:75', 'até 25h'])(
    '%j that no day has are named',
    (cell) => {
      expect(() => read(cell, 'hours')).toThrow(`Este horário não existe: ${cell}.`)
    },
  )

  test.each(['18:00 às 14:00', '14h-14h'])('%j that end before they start are named', (cell) => {
    expect(() => read(cell, 'hours')).toThrow(`O fim deve ser depois do início: ${cell}.`)
  })

  test.each(['14h', '9', 'cedo', '99', 'depois'])('%j are no hours', (cell) => {
    expect(() => read(cell, 'hours')).toThrow('Informe o início e o fim do horário, como 14:00 às 18:00.')
  })

  test('that a spreadsheet has made a date are rejected: 08-12 is the 8th of December', () => {
    expect(() => read(new Date('2026-12-08'), 'hours')).toThrow(/^A planilha guardou uma data/)
  })
})

test.each([
  ['0700', '07:00'],
  ['1430', '14:30'],
])('%s is a time without a separator', (cell, expected) => {
  expect(read(cell, 'moment')).toBe(expected)
})

test.each(['25:70', '14:60', '24h'])('%s is a time that no day has', (cell) => {
  expect(() => read(cell, 'moment')).toThrow(`Este horário não existe: ${cell}.`)
})

test.each(['2460', '930', '700'])('%s is no time', (cell) => {
  expect(() => read(cell, 'moment')).toThrow('Informe dia e hora como 21/11/2026 09:00.')
})
