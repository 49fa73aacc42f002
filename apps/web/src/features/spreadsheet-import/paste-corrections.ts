import { DataTable, toast } from '@malote/ui'
import { type ClipboardEvent, createContext, use } from 'react'
import { readPastedCells } from '../../lib/browser/pasted-tables.ts'
import { formatCount } from '../../lib/format/formats.ts'
import { type CellError, type Drafts, useDrafts } from './corrections.ts'

/** Sorts errors by a column of their table. */
export function sortErrors(errors: readonly CellError[], sorting: DataTable.Sorting | null): readonly CellError[] {
  if (!sorting) return errors
  return DataTable.sortRows(errors, (error) => error[sorting.id as 'row' | 'name' | 'column'], sorting.desc)
}

/**
 * Returns the corrections of a pasted column by the key of their cell: the first one is for the cell that it was pasted
 * into, and the others for the wrong cells of the same column below it. An empty value corrects nothing.
 */
export function fillDown(errors: readonly CellError[], key: string, values: readonly string[]): Drafts {
  const column = errors.find(({ cell }) => cell?.key === key)?.cell?.column
  const keys = [...new Set(errors.flatMap(({ cell }) => (cell && cell.column === column ? [cell.key] : [])))]
  const below = keys.slice(keys.indexOf(key))
  return Object.fromEntries(
    below.flatMap((cell, index) => {
      const value = values[index]
      return value ? [[cell, { value, withEqual: false }]] : []
    }),
  )
}

const ShownErrorsContext = createContext<readonly CellError[]>([])
/** Gives the errors in the order of their table. */
export const ShownErrorsProvider = ShownErrorsContext.Provider

/** Returns the paste handler of the field of a cell: a column of a spreadsheet fills the fields below it. */
export function usePasteCorrections(key: string) {
  const errors = use(ShownErrorsContext)
  const { drafts, change, remove } = useDrafts()
  return (event: ClipboardEvent<HTMLInputElement>) => {
    const { clipboardData, currentTarget } = event
    const rows = readPastedCells(clipboardData.getData('text/html'), clipboardData.getData('text/plain'))
    if (!rows || currentTarget.readOnly) return
    event.preventDefault()
    if (rows.some((cells) => cells.length > 1)) {
      toast.error('Cole uma coluna de cada vez.', { description: 'O que você copiou tem mais de uma coluna.' })
      return
    }
    const values = rows.map(([value = '']) => value)
    if (values.length === 1) {
      const { value, selectionStart, selectionEnd } = currentTarget
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
      const text = `${value.slice(0, start)}${values[0]}${value.slice(end)}`
      change(key, { value: text, withEqual: drafts[key]?.withEqual ?? isOneOfEqual(errors, key) })
      return
    }
    const filled = fillDown(errors, key, values)
    for (const [cell, draft] of Object.entries(filled)) change(cell, draft)
    const undo = () => {
      for (const cell of Object.keys(filled)) {
        const before = drafts[cell]
        if (before) change(cell, before)
        else remove([cell])
      }
    }
    const [count, copied] = [Object.keys(filled).length, values.filter(Boolean).length]
    const rest = copied - count
    toast.success(count === 1 ? '1 valor colado.' : `${formatCount(count)} valores colados.`, {
      ...(rest > 0 && {
        description: `${rest === 1 ? 'Sobrou 1 valor' : `Sobraram ${formatCount(rest)} valores`}: não há mais células com erro nesta coluna.`,
      }),
      action: { label: 'Desfazer', onClick: undo },
    })
  }
}

const isOneOfEqual = (errors: readonly CellError[], key: string): boolean =>
  (errors.find(({ cell }) => cell?.key === key)?.equal ?? 1) > 1
