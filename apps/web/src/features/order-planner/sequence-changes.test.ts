import { expect, test } from 'vitest'
import { shiftOrder, undoChange } from './sequence-changes.ts'

const shift = (id: string, before: string[], by: 1 | -1, order: string) => ({
  id,
  before,
  apply: (sequence: readonly string[]) => shiftOrder(sequence, order, by),
})

test('does not shift an order beyond an end of the sequence, nor one that has left it', () => {
  const sequence = ['A', 'B']
  expect(shiftOrder(sequence, 'A', -1)).toBe(sequence)
  expect(shiftOrder(sequence, 'B', 1)).toBe(sequence)
  expect(shiftOrder(sequence, 'C', 1)).toBe(sequence)
  expect(shiftOrder(sequence, 'B', -1)).toEqual(['B', 'A'])
})

test('undoes a move and keeps the moves of other orders after it', () => {
  const changes = [shift('1', ['A', 'B', 'C', 'D'], -1, 'D'), shift('2', ['A', 'B', 'D', 'C'], 1, 'A')]
  expect(undoChange(changes, '1')?.sequence).toEqual(['B', 'A', 'C', 'D'])
  expect(undoChange(changes, '2')?.sequence).toEqual(['A', 'B', 'D', 'C'])
})

test('keeps a sequence that was set as a whole after the undone move', () => {
  const changes = [shift('1', ['A', 'B'], 1, 'A'), { id: '2', before: ['B', 'A'], apply: () => ['B', 'A'] }]
  const undone = undoChange(changes, '1')
  expect(undone?.sequence).toEqual(['B', 'A'])
  expect(undone && undoChange(undone.changes, '2')?.sequence).toEqual(['A', 'B'])
})

test('undoes a change once', () => {
  const undone = undoChange([shift('1', ['A', 'B'], 1, 'A')], '1')
  expect(undone?.sequence).toEqual(['A', 'B'])
  expect(undone && undoChange(undone.changes, '1')).toBeUndefined()
})
