import { expect, test } from 'vitest'
import { undoFill } from './undo-fill.ts'

const before = { pickup: { name: '', city: '' }, items: [{ description: '' }], value: null as number | null }
const filled = {
  pickup: { name: 'Ana', city: 'Recife' },
  items: [{ description: 'Bolo' }, { description: 'Torta' }],
  value: 1_000 as number | null,
}

test('restores the values before', () => {
  expect(undoFill(before, filled, structuredClone(filled))).toEqual(before)
})

test('keeps what was changed since, and restores the rest', () => {
  const now = { ...filled, pickup: { name: 'Ana Maria', city: 'Recife' }, value: 2_000 }
  expect(undoFill(before, filled, now)).toEqual({ ...before, pickup: { name: 'Ana Maria', city: '' }, value: 2_000 })
})

test('keeps an added entry that was changed since, and one that was added since', () => {
  const changed = { description: 'Torta de limão' }
  const added = { description: 'Vela' }
  expect(undoFill(before, filled, { ...filled, items: [{ description: 'Bolo' }, changed, added] }).items).toEqual([
    { description: '' },
    changed,
    added,
  ])
  expect(undoFill(before, filled, { ...filled, items: [...filled.items, added] }).items).toEqual([
    { description: '' },
    added,
  ])
})

test('brings back no entry that was removed since', () => {
  expect(undoFill(before, filled, { ...filled, items: [] }).items).toEqual([])
})
