import type { DataTableColumn } from './column.ts'

/** The widths that the user has chosen, in pixels, by the id of the column. */
export type DataTableColumnWidths = Readonly<Record<string, number>>

/** A change of the user, and what it leaves until the page ends or a width is reset. It is not reported. */
export interface ResizeSession {
  /** The widths of all visible columns at the start of the last change, which the other columns keep. */
  widths: DataTableColumnWidths
  /** Whether the user still drags. */
  changing: boolean
  /** Restored when the change is cancelled. */
  previous?: ResizeSession | undefined
}

interface ColumnLayoutOptions<Row> {
  /** The visible columns. */
  columns: readonly DataTableColumn<Row>[]
  chosenWidths: DataTableColumnWidths
  resizeSession: ResizeSession | undefined
  selectable: boolean
  hasMenu: boolean
}

interface ColumnLayout {
  /** The style of the table: its minimum width, and the width of each column that has one. */
  style: Record<string, string>
  /** Whether the widths leave space at the end of a wide table. */
  leavesSpace: boolean
}

/** Returns the name of the custom property with the width of the column at a position. */
export const widthVariable = (index: number): string => `--column-${index}`

/**
 * Returns the layout of columns with chosen widths, in which those without a width share the rest of the table;
 * `undefined` when no width is chosen.
 */
export function layOutColumns<Row>({
  columns,
  chosenWidths,
  resizeSession,
  selectable,
  hasMenu,
}: ColumnLayoutOptions<Row>): ColumnLayout | undefined {
  if (!resizeSession?.changing && !columns.some(({ id }) => chosenWidths[id])) return undefined
  const style: Record<string, string> = {}
  let leavesSpace = true
  // The columns of the checkboxes and of the menus.
  let sum = `${selectable ? 3.25 : 0}rem + ${hasMenu ? 4 : 0}rem`
  for (const [index, { id, width }] of columns.entries()) {
    const name = widthVariable(index)
    const pixels = chosenWidths[id] ?? resizeSession?.widths[id] ?? width
    if (pixels === undefined) leavesSpace = false
    else style[name] = `${pixels}px`
    sum += ` + var(${name}, 140px)`
  }
  style['--columns'] = `calc(${sum})`
  return { style, leavesSpace }
}
