import { expect, test } from 'vitest'
import { getLabelsHeight, placeLabels, textWidth, truncate, valueAxis, wrapText } from './axis.ts'

const range: [number, number] = [200, 0]

test('starts at zero and ends at a round number', () => {
  const { ticks, position } = valueAxis([12, 214], { range, spacing: 44 })
  expect(ticks).toEqual([0, 50, 100, 150, 200, 250])
  expect(position(0)).toBe(200)
  expect(position(250)).toBe(0)
})

test('extends below zero for negative values', () => {
  const { ticks, position } = valueAxis([-8, 12], { range, spacing: 44 })
  expect(Math.min(...ticks)).toBeLessThanOrEqual(-8)
  expect(position(-8)).toBeLessThanOrEqual(200)
})

test('returns an axis for no values, for zero and for one large value', () => {
  for (const values of [[], [0], [0, 0], [7_000_000]]) {
    const { ticks, position } = valueAxis(values, { range, spacing: 44 })
    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks.every((tick) => Number.isFinite(position(tick)))).toBe(true)
  }
})

test('uses integer ticks for integer values', () => {
  expect(valueAxis([1, 2], { range, spacing: 44 }).ticks).toEqual([0, 1, 2])
  expect(valueAxis([0.5, 1.5], { range, spacing: 44 }).ticks).toContain(0.5)
})

test('starts near the values when it does not have to include zero', () => {
  expect(Math.min(...valueAxis([94, 99], { range, spacing: 44, fromZero: false }).ticks)).toBeGreaterThan(90)
})

test('truncates a text to the available width and leaves short texts unchanged', () => {
  expect(truncate('Padaria', 200)).toBe('Padaria')
  const cut = truncate('Associação Beneficente dos Moradores', 100)
  expect(cut).toMatch(/^Assoc.*…$/)
  expect(textWidth(cut)).toBeLessThanOrEqual(100)
})

test.each([
  ['a year of days at 320 pixels', 366, 320, () => '31/12/2026'],
  ['long names at 320 pixels', 12, 320, (index: number) => `Associação de Moradores ${index}`],
  ['a few short names', 5, 900, (index: number) => `dia ${index}`],
  ['one long name', 1, 320, () => 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(3)],
])('labels do not overlap or leave the drawing: %s', (_, count, width, name) => {
  const labels = Array.from({ length: count }, (_, index) => name(index))
  const middles = labels.map((_, index) => 40 + ((index + 0.5) / count) * (width - 40))
  const placed = placeLabels(labels, middles, width)
  expect(placed.length).toBeGreaterThan(0)
  let free = 0
  for (const { lines, x } of placed) {
    const half = Math.max(...lines.map(textWidth)) / 2
    expect(x - half).toBeGreaterThanOrEqual(free)
    free = x + half + 4
    expect(x + half).toBeLessThanOrEqual(width)
  }
})

test('long names wrap to three lines at most, with the height that they need', () => {
  const names = ['Padaria Estrela', 'Clínica São Lucas', 'Ótica Boa Vista', 'Livraria Central', 'Mercado da Serra']
  const placed = placeLabels(
    names,
    names.map((_, index) => 62 * index + 60),
    343,
  )
  expect(placed.map(({ lines }) => lines.join(' '))).toEqual(names)
  expect(placed[1]?.lines).toEqual(['Clínica', 'São', 'Lucas'])
  expect(getLabelsHeight(placed)).toBe(52)
  expect(getLabelsHeight(placeLabels(['seg.'], [170], 343))).toBe(24)
})

test('places no labels without categories', () => {
  expect(placeLabels([], [], 320)).toEqual([])
})

test('wraps a long name to lines at spaces and truncates the rest', () => {
  expect(wrapText('Endereço não encontrado no mapa da cidade', 80, 3)).toEqual(['Endereço', 'não', 'encontrado…'])
  expect(wrapText('Destinatário ausente', 100, 1)).toEqual(['Destinatário au…'])
  expect(wrapText('Destinatário ausente', 200)).toEqual(['Destinatário ausente'])
  expect(wrapText('Endereço não encontrado no mapa', 130)).toEqual(['Endereço não', 'encontrado no mapa'])
  expect(wrapText('Endereço não encontrado no mapa da cidade', 120)).toEqual(['Endereço não', 'encontrado no map…'])
  expect(wrapText('Destinatário ausente', 100)).toEqual(['Destinatário', 'ausente'])
  for (const room of [40, 80, 120]) {
    for (const line of wrapText('Pneumoultramicroscopicossilicovulcanoconiótico de ouro', room)) {
      expect(textWidth(line)).toBeLessThanOrEqual(room)
    }
  }
})
