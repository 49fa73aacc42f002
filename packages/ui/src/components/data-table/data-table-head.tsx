'use client'
import type { ComponentType, ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { type DataTableColumn, nextSorting } from './column.ts'
import type { ColumnResizerProps } from './column-resizer.tsx'
import { tableRoles } from './data-row.tsx'
import {
  cellAligns,
  headCellLayout,
  headCellWithoutControl,
  headLayout,
  headName,
  headOverCards,
  headRowLayout,
  pinnedAt,
  stickyAtEnd,
  stickyAtStart,
} from './data-table.variants.ts'
import { useDataTable } from './data-table-context.ts'

interface DataTableHeadProps {
  /** Its position among all rows, when not all of them are mounted. */
  rowIndex: number | undefined
  /** The handles for the widths; `undefined` while their code loads. */
  Resizer: ComponentType<ColumnResizerProps> | undefined
}

/** The column headers, with the sort buttons and the checkbox that selects all rows. */
export function DataTableHead({ rowIndex, Resizer }: DataTableHeadProps) {
  const { rows, settings, sorting, setSorting, selection, resizable } = useDataTable()
  const { tableId, columns, primary, pinned, selectable, hasMenu, messages } = settings
  const getPlace = (id: string, index: number) => {
    if (id === primary || pinned.includes(id)) return 'pinned'
    return !hasMenu && index === columns.length - 1 ? 'last' : 'between'
  }
  const controls = selectable || columns.some(({ sortable }) => sortable)
  return (
    <thead
      role={tableRoles.group}
      data-slot="data-table-head"
      className={cn(headLayout, headOverCards[controls ? 'controls' : 'none'])}
    >
      <tr role={tableRoles.row} aria-rowindex={rowIndex} className={headRowLayout}>
        {selectable && (
          <th
            scope="col"
            role={tableRoles.head}
            className={cn(headCellLayout, 'w-11 text-start max-md:w-auto print:hidden')}
          >
            <Checkbox
              label={messages.selectAll}
              labelHidden
              checked={selection.all}
              indeterminate={selection.some}
              disabled={rows.length === 0}
              onChange={selection.toggleAll}
              className="max-md:me-3"
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            title={column.id === primary}
            pinned={pinned.indexOf(column.id)}
            direction={sorting?.id === column.id ? (sorting.desc ? 'descending' : 'ascending') : 'none'}
            onSort={() => setSorting(nextSorting(sorting, column.id))}
            nameId={resizable ? `${tableId}-name-${index}` : undefined}
          >
            {Resizer && (
              <Resizer
                id={`${tableId}-width-${index}`}
                column={column.id}
                index={index}
                header={column.header}
                place={getPlace(column.id, index)}
              />
            )}
          </HeadCell>
        ))}
        {hasMenu && (
          <th
            scope="col"
            role={tableRoles.head}
            className={cn(headCellLayout, headCellWithoutControl, stickyAtEnd, 'print:hidden')}
          >
            <span className="sr-only">{messages.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>
  /** Whether it is the header of the title column. */
  title: boolean
  /** Its position among the pinned columns; -1 when it is not pinned. */
  pinned: number
  direction: 'ascending' | 'descending' | 'none'
  onSort: () => void
  /** The id of the element with its name, in a table whose columns can be resized. */
  nameId: string | undefined
  /** The handle for its width. */
  children: ReactNode
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

function HeadCell<Row>({ column, title, pinned, direction, onSort, nameId, children }: HeadCellProps<Row>) {
  const Icon = icons[direction]
  const align = cellAligns[column.numeric ? 'end' : (column.align ?? 'start')]
  const name = (
    <span id={nameId} className={column.headerHidden ? 'sr-only' : nameId && headName}>
      {column.header}
    </span>
  )
  const content = column.sortable ? (
    <button
      type="button"
      onClick={onSort}
      className={cn(
        'group/sort -mx-1 inline-flex max-w-full items-center gap-1 rounded-sm px-1 py-1 hover:text-text',
        'max-md:mx-0 max-md:min-h-11 max-md:px-2',
        column.numeric && 'flex-row-reverse max-md:flex-row',
        direction === 'none' ? 'text-subtle' : 'text-text',
      )}
    >
      {name}
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 shrink-0',
          direction === 'none' && 'opacity-0 group-hover/sort:opacity-100 group-focus/sort:opacity-100',
          'max-md:opacity-100 pointer-coarse:opacity-100',
        )}
      />
    </button>
  ) : (
    name
  )
  return (
    <th
      scope="col"
      role={tableRoles.head}
      aria-sort={column.sortable ? direction : undefined}
      // Otherwise its name would include that of the handle.
      aria-labelledby={nameId}
      data-pinned={pinned < 0 ? undefined : pinned}
      className={cn(
        headCellLayout,
        align,
        title && stickyAtStart,
        pinnedAt[pinned],
        !column.sortable && headCellWithoutControl,
      )}
    >
      {nameId ? (
        <div className="flex items-center">
          <div className="min-w-0 flex-1">{content}</div>
          {children}
        </div>
      ) : (
        content
      )}
    </th>
  )
}
