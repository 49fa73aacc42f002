import { expect, test } from 'vitest'
import { orderColumns } from './column-order.ts'
import { moveColumn } from './move-column.ts'

const columns = ['number', 'status', 'pickup', 'deadline', 'value'].map((id) => ({ id }))
const order = (ids: string[], pinned: string[] = [], all = columns) =>
  orderColumns(all, { order: ids, pinned, primary: 'number' }).map(({ id }) => id)

test('returns the same array without an order and pinned columns', () => {
  expect(orderColumns(columns, { order: [], pinned: [], primary: 'number' })).toBe(columns)
})

test('the title is first, then the pinned columns, then the others, each in the order of the user', () => {
  expect(order(['value', 'deadline', 'number', 'pickup', 'status'], ['pickup', 'value'])).toEqual([
    'number',
    'value',
    'pickup',
    'deadline',
    'status',
  ])
})

test('a column that the stored order does not have follows the one that it follows by default', () => {
  expect(order(['value', 'deadline', 'pickup'])).toEqual(['number', 'status', 'value', 'deadline', 'pickup'])
  expect(order(['pickup', 'status'])).toEqual(['number', 'pickup', 'deadline', 'value', 'status'])
})

test('ignores unknown, repeated and too many pinned columns', () => {
  expect(order(['gone', 'value', 'value'], ['gone'])).toHaveLength(columns.length)
  const many = ['number', 'a', 'b', 'c', 'd'].map((id) => ({ id }))
  expect(order([], ['d', 'c', 'b', 'a'], many)).toEqual(['number', 'b', 'c', 'd', 'a'])
})

test('moves a column before or after another', () => {
  expect(moveColumn(['a', 'b', 'c'], 'c', 'a', 'before')).toEqual(['c', 'a', 'b'])
  expect(moveColumn(['a', 'b', 'c'], 'a', 'c', 'after')).toEqual(['b', 'c', 'a'])
})
