import { expect, test } from 'vitest'
import { layOutColumns } from './column-widths.ts'

const columns = [
  { id: 'number', header: 'Número', width: 120 },
  { id: 'to', header: 'Destinatário' },
]
const base = { columns, chosenWidths: {}, resizeSession: undefined, selectable: true, hasMenu: true }

test('without the width of a visible column there is no layout', () => {
  expect(layOutColumns(base)).toBeUndefined()
  expect(layOutColumns({ ...base, chosenWidths: { hidden: 90 } })).toBeUndefined()
  expect(layOutColumns({ ...base, resizeSession: { widths: { number: 90 }, changing: false } })).toBeUndefined()
})

test('a chosen width precedes a kept one, which precedes that of the definition', () => {
  const resizeSession = { widths: { number: 100, to: 300 }, changing: false }
  const layout = layOutColumns({ ...base, chosenWidths: { to: 200 }, resizeSession })
  expect(layout?.style).toMatchObject({ '--column-0': '100px', '--column-1': '200px' })
  expect(layout?.leavesSpace).toBe(true)
  expect(layOutColumns({ ...base, chosenWidths: { to: 200 } })?.style['--column-0']).toBe('120px')
})

test('a column without a width takes the space of the table, and has a minimum', () => {
  const layout = layOutColumns({ ...base, chosenWidths: { number: 200 } })
  expect(layout?.leavesSpace).toBe(false)
  expect(layout?.style).toEqual({
    '--column-0': '200px',
    '--columns': 'calc(3.25rem + 4rem + var(--column-0, 140px) + var(--column-1, 140px))',
  })
})
