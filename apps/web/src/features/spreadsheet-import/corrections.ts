import { findColumnOfError, type Import, type ImportRow } from '@malote/api-client'
import { createContext, use, useEffect, useState } from 'react'
import { readDraft, saveDraft } from '../../lib/storage/drafts.ts'
import { removeStored } from '../../lib/storage/storage.ts'

/** A new text for a cell, before it is sent. */
export interface DraftCorrection {
  readonly value: string
  readonly withEqual: boolean
}

/** The drafts by the key of their cell. They outlive a failed request and a visit to the step of the columns. */
export type Drafts = Readonly<Record<string, DraftCorrection>>

export interface CorrectionDrafts {
  readonly drafts: Drafts
  readonly change: (key: string, draft: DraftCorrection) => void
  readonly remove: (keys: readonly string[]) => void
}

/** The stored drafts; what an older release stored may be something else. */
function readDrafts(storageKey: string): Drafts {
  const entries = Object.entries(readDraft(storageKey)?.values ?? {}) as [string, Partial<DraftCorrection> | null][]
  return Object.fromEntries(
    entries.flatMap(([key, draft]) =>
      typeof draft?.value === 'string' ? [[key, { value: draft.value, withEqual: draft.withEqual === true }]] : [],
    ),
  )
}

/**
 * Stores what the user types over cells with errors, also for a reload of the page.
 *
 * @param storageKey The key of the user's drafts in this browser.
 */
export function useCorrectionDrafts(storageKey: string): CorrectionDrafts {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(storageKey))
  useEffect(() => {
    if (Object.keys(drafts).length > 0) saveDraft(storageKey, { values: drafts, savedAt: Date.now() })
    else removeStored(storageKey)
  }, [drafts, storageKey])
  return {
    drafts,
    change: (key, draft) => setDrafts((current) => ({ ...current, [key]: draft })),
    remove: (keys) =>
      setDrafts((current) => Object.fromEntries(Object.entries(current).filter(([key]) => !keys.includes(key)))),
  }
}

const DraftsContext = createContext<CorrectionDrafts | undefined>(undefined)
export const CorrectionDraftsProvider = DraftsContext.Provider

/** The drafts of the surrounding page. */
export function useDrafts(): CorrectionDrafts {
  const drafts = use(DraftsContext)
  if (!drafts) throw new Error('Corrections need a CorrectionDraftsProvider.')
  return drafts
}

/** An error of a row with the cell in which it is corrected. */
export interface CellError {
  readonly id: string
  readonly row: number
  /** The title of the error's column in the template. */
  readonly column: string
  readonly message: string
  /** Who or what the row is about. */
  readonly name: string
  /** The cell; absent when no cell of the row causes the error. */
  readonly cell?: { readonly key: string; readonly column: number; readonly title: string; readonly text: string }
  /** How many rows have the same text and the same error in the column. */
  readonly equal: number
}

const nameFields = ['dropoffs/0/contactName', 'dropoffs/0/contactFirstName', 'name']

/** Lists the errors of rows, each with the cell in which it is corrected. */
export function listCellErrors({ id, kind, columns }: Import, rows: readonly ImportRow[]): CellError[] {
  const fields = columns.map(({ field }) => field)
  const nameColumn = fields.findIndex((field) => field !== null && nameFields.includes(field))
  const errors = rows.flatMap(({ row, errors: ofRow, cells = [] }) =>
    ofRow.map(({ column, message }, index): Omit<CellError, 'equal'> => {
      const position = findColumnOfError(kind, fields, column)
      const title = columns[position]?.title.trim() || column
      return {
        id: `${id}/${row}/${index}`,
        row,
        column,
        message,
        name: cells[nameColumn] ?? '',
        ...(position >= 0 && {
          cell: { key: `${id}/${row}/${position}`, column: position, title, text: cells[position] ?? '' },
        }),
      }
    }),
  )
  const getGroup = ({ column, message, cell }: Omit<CellError, 'equal'>) =>
    JSON.stringify([column, message, cell?.column, cell?.text])
  const counts = new Map<string, number>()
  for (const error of errors) counts.set(getGroup(error), (counts.get(getGroup(error)) ?? 0) + 1)
  return errors.map((error) => ({ ...error, equal: error.cell ? (counts.get(getGroup(error)) ?? 1) : 1 }))
}

/** The drafts for cells with errors, as the server takes them. Two errors may have one cell. */
export function listCorrections(errors: readonly CellError[], drafts: Drafts) {
  const cells = new Map(errors.flatMap(({ row, cell }) => (cell ? [[cell.key, { row, column: cell.column }]] : [])))
  return [...cells].flatMap(([key, cell]) => {
    const draft = drafts[key]
    return draft ? [{ key, correction: { ...draft, ...cell } }] : []
  })
}
