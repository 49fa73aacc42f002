import '@malote/api-client/pt-br'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'
import { orderColumns } from './order-columns.ts'
import { type OrderContext, parseOrder } from './parse-order.ts'
import { readOrderRow } from './read-order-row.ts'
import { resolveWindow } from './resolve-window.ts'

const importColumns = orderColumns.columns
const nearby: OrderContext = {
  companyId: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-20T12:00:00Z'),
  savedLocations: [],
  readings: importColumns.map(({ kind }) => (kind === 'moment' || kind === 'day' ? 'dayFirst' : 'decimalComma')),
}
const good = Object.fromEntries(importColumns.map(({ header, example }) => [header, example]))
const parseRow = (cells: readonly Cell[], context: OrderContext) => {
  const order = parseOrder([readOrderRow({ rowNumber: 2, cells }, importColumns, context)], context)
  return 'input' in order ? order : { errors: order.errors.get(2) ?? [] }
}
const parse = (changes: Record<string, unknown>, timeZone = nearby.timeZone) => {
  const cells = importColumns.map(({ header }) => ({ ...good, ...changes })[header] ?? null)
  return parseRow(cells as never, { ...nearby, timeZone })
}
const read = (changes: Record<string, unknown>, timeZone?: string) => {
  const row = parse(changes, timeZone)
  return 'input' in row ? row.input : row.errors
}

describe('the coordinates of a stop', () => {
  const latitude = 'Entrega: latitude'
  const longitude = 'Entrega: longitude'
  test.each([
    ['-23,561414', '-46,655881'],
    ['-23.561414', '-46.655881'],
    [' −23,5614140 ', '-46,6558812'],
    [-23.561414, -46.655881],
  ])('are read from %s and %s', (typed, other) => {
    expect(read({ [latitude]: typed, [longitude]: other })).toMatchObject({
      dropoffs: [{ address: { coordinates: { latitude: -23.561414, longitude: -46.655881 } } }],
    })
  })

  test.each([
    [{ [latitude]: "23°33'S", [longitude]: '-46,6' }, [latitude, 'Informe os graus como -23,561414.']],
    [{ [latitude]: '-46,6', [longitude]: '-23,5' }, [latitude, 'A latitude de um lugar no Brasil fica entre -34 e 6.']],
    [{ [latitude]: '-23,5' }, [longitude, expect.any(String)]],
    [{ [longitude]: '-46,6' }, [latitude, expect.any(String)]],
  ])('%j is rejected at its column', (cells, [column, message]) => {
    expect(read(cells)).toContainEqual({ column, message })
  })

  test('are those of the saved location, unless the row has another address', () => {
    const { 'Coleta: contato': contactName } = good
    const address = {
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1578',
      city: 'São Paulo',
      state: 'SP',
    }
    const coordinates = { latitude: -23.561414, longitude: -46.655881 }
    const stop = { contactName, address: { ...address, neighborhood: 'Bela Vista', coordinates } }
    const savedLocations = [{ normalizedName: 'loja', stop }]
    const of = (changes: Record<string, unknown>) => {
      const cells = importColumns.map(({ header, path }) => {
        if (header in changes) return changes[header]
        return path.startsWith('pickup/') ? null : good[header]
      })
      const row = parseRow(cells as never, { ...nearby, savedLocations })
      return 'input' in row ? row.input.pickup.address.coordinates : row.errors
    }
    expect(of({ 'Coleta: local salvo': 'Loja' })).toEqual(coordinates)
    expect(of({ 'Coleta: local salvo': 'Loja', 'Coleta: complemento': 'Fundos' })).toEqual(coordinates)
    expect(of({ 'Coleta: local salvo': 'Loja', 'Coleta: número': '2000' })).toBeUndefined()
  })
})

describe('a value in any notation', () => {
  test.each([
    ['1.234,56', 123_456],
    ['R$ 1.234,56', 123_456],
    ['1234.56', 123_456],
    ['1.234', 123_400],
    ['0,1', 10],
    [10.5, 1050],
    ['99.999.999.999.999.999,00', 'Informe o valor como 1.234,56.'],
    ['1,2,3', 'Informe o valor como 1.234,56.'],
    ['12 reais', 'Informe o valor como 1.234,56.'],
    [Number.NaN, 'Informe o valor como 1.234,56.'],
  ])('%s is %s', (typed, expected) => {
    const row = read({ 'Valor declarado': typed })
    if (typeof expected === 'number') expect(row).toMatchObject({ declaredValueCents: expected })
    else expect(row).toEqual([{ column: 'Valor declarado', message: expected }])
  })
})

describe('a window', () => {
  const window = (start: string, end: string, timeZone?: string) => {
    const row = read({ 'Entrega: início': start, 'Entrega: fim': end }, timeZone)
    return 'dropoffs' in row ? row.dropoffs[0]?.window : row
  }
  test.each([
    ['across midnight', '31/12/2026 23:30', '01/01/2027 00:30', '2027-01-01T02:30:00.000Z', '2027-01-01T03:30:00.000Z'],
    [
      'at the edges of a day',
      '21/11/2026 00:00',
      '21/11/2026 23:59',
      '2026-11-21T03:00:00.000Z',
      '2026-11-22T02:59:00.000Z',
    ],
    ['in ISO 8601', '2026-11-21 09:00', '2026-11-21T10:00', '2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z'],
    [
      'with an explicit time zone',
      '2026-11-21T09:00:00-05:00',
      '2026-11-21T15:00:00Z',
      '2026-11-21T14:00:00.000Z',
      '2026-11-21T15:00:00.000Z',
    ],
  ])('%s', (_name, start, end, from, to) => {
    expect(window(start, end)).toEqual({ start: from, end: to })
  })

  test('in the zone of the stop, as in the form', () => {
    const manaus = { 'Entrega: CEP': '69020-030', 'Entrega: cidade': 'Manaus', 'Entrega: UF': 'Amazonas' }
    const row = read({ ...manaus, 'Entrega: início': '05/12/2031 09:00', 'Entrega: fim': '05/12/2031 11:00' })
    expect(row).toMatchObject({
      dropoffs: [{ window: { start: '2031-12-05T13:00:00.000Z', end: '2031-12-05T15:00:00.000Z' } }],
    })
  })

  test('also on the day of a time change', () => {
    // In New York, 2027-03-14 has no 02:30; at 01:30 the offset is -5 hours, at 03:30 -4.
    const day = Date.UTC(2027, 2, 14)
    const draft = { window: { start: { day, time: 90 * 60_000 }, end: { day, time: 210 * 60_000 } } }
    expect(resolveWindow(draft, 'Entrega', 'America/New_York', new Set()).stop.window).toEqual({
      start: '2027-03-14T06:30:00.000Z',
      end: '2027-03-14T07:30:00.000Z',
    })
  })

  test('with the day in a separate column', () => {
    const times = { 'Entrega: início': '14h10', 'Entrega: fim': '18h' }
    expect(read({ 'Entrega: dia': '05/12/31', ...times })).toMatchObject({
      dropoffs: [{ window: { start: '2031-12-05T17:10:00.000Z', end: '2031-12-05T21:00:00.000Z' } }],
    })
    const message = 'Informe dia e hora como 21/11/2026 09:00.'
    expect(read(times)).toEqual([
      { column: 'Entrega: início', message },
      { column: 'Entrega: fim', message },
    ])
    expect(read({ 'Entrega: dia': '05/12/31' })).toMatchObject([{ column: 'Entrega: horário' }])
  })

  const afternoon = { start: '2031-12-05T16:00:00.000Z', end: '2031-12-05T21:00:00.000Z' }
  test.each([
    ['in a column of their own', { 'Entrega: dia': '05/12/31', 'Entrega: horário': '13h às 18h' }],
    ['as a part of the day', { 'Entrega: dia': '05/12/31', 'Entrega: horário': 'tarde' }],
    ['in the cell of the day', { 'Entrega: dia': '05/12/31 13h-18h' }],
    ['with their day', { 'Entrega: horário': '2031-12-05 das 13h às 18h' }],
  ])('with its hours %s', (_name, cells) => {
    expect(read(cells)).toMatchObject({ dropoffs: [{ window: afternoon }] })
  })

  test('is not made of hours without a day, and no hour of a day gets lost', () => {
    const message = 'Informe o dia, como 21/11/2026.'
    expect(read({ 'Entrega: horário': '13h às 18h' })).toEqual([{ column: 'Entrega: dia', message }])
    const missing = 'Informe o início e o fim do horário, como 14:00 às 18:00.'
    expect(read({ 'Entrega: dia': '05/12/31 14:00' })).toEqual([{ column: 'Entrega: dia', message: missing }])
    const times = { 'Entrega: início': '15:00', 'Entrega: fim': '18:00' }
    expect(read({ 'Entrega: dia': '05/12/31 14:00', ...times })).toEqual([{ column: 'Entrega: dia', message: missing }])
  })

  test('a cell that cannot be read has the only message about its window', () => {
    expect(read({ 'Entrega: início': 'cedo', 'Entrega: fim': '05/12/31 18h' })).toEqual([
      { column: 'Entrega: início', message: 'Informe dia e hora como 21/11/2026 09:00.' },
    ])
  })

  test.each([
    '31/02/2027 09:00',
    '21/11/2026',
    '21/13/2026 09:00',
    '21/11/2026 24:00',
    'amanhã cedo',
    '2026-02-30 10:00',
    '1000-01-01 00:00',
  ])('%s is not a valid date and time', (text) => {
    expect(window(text, '01/03/2027 10:00')).toContainEqual({
      column: 'Entrega: início',
      message: 'Informe dia e hora como 21/11/2026 09:00.',
    })
  })
})

test('any cell content is either parsed or reported with a full sentence', () => {
  const cell = fc.oneof(
    fc.constant(null),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.date({ noInvalidDate: true }),
    fc.constantFrom('SP', '01310100', '21/11/2026 09:00', '=1+1', '__proto__', '1e999', '-0', 'x'.repeat(5000)),
  )
  const cells = fc.array(cell, { minLength: importColumns.length, maxLength: importColumns.length })
  fc.assert(
    fc.property(cells, (row) => {
      const parsed = parseRow(row, nearby)
      if ('input' in parsed) return
      expect(parsed.errors.length).toBeGreaterThan(0)
      for (const { column, message } of parsed.errors) {
        expect(column === 'Linha' || orderColumns.findByHeader(column) !== undefined, column).toBe(true)
        expect(message).toMatch(/^[A-ZÀ-Ú].*\.$/)
      }
    }),
    { numRuns: 500 },
  )
})
