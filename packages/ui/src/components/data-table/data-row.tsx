'use client'
import { memo, type ReactElement, type ReactNode, type Ref } from 'react'
import { Ellipsis } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import type { DataMessages } from '../../lib/data-messages.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { passFocusOnRemoval } from '../../lib/return-focus.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import { type DataTableColumn, type DataTableDensity, getCardLabel, getCellLayout } from './column.ts'
import {
  cellAligns,
  cellLayouts,
  menuButton,
  overflows,
  pinnedAt,
  rowCheckbox,
  rowDensities,
  rowLayout,
  rowTitle,
  selectableCard,
} from './data-table.variants.ts'
import { getRowMenuId } from './row-menu.tsx'

/** How rows are rendered and linked: the same object for every row, stable until one of its values changes. */
export interface RowSettings<Row> {
  tableId: string
  columns: readonly DataTableColumn<Row>[]
  primary: string | undefined
  /** The ids of the visible columns that stay at the start, in their order. */
  pinned: readonly string[]
  density: DataTableDensity
  timeZone: string
  locale: string
  selectable: boolean
  hasMenu: boolean
  cardAction: ((row: Row) => ReactNode) | undefined
  rowNavigation: boolean
  getRowName: (row: Row) => string
  getRowHref: ((row: Row) => string | undefined) | undefined
  renderLink: ((row: Row) => ReactElement) | undefined
  canOpen: boolean
  messages: DataMessages
}

interface DataRowProps<Row> {
  row: Row
  id: string
  index: number
  /** Its position among all rows, including the header, when not all of them are mounted. */
  rowIndex: number | undefined
  selected: boolean
  highlighted: boolean
  /** Whether it is the active row of the arrow keys. */
  active: boolean
  menuOpen: boolean
  settings: RowSettings<Row>
  measure: Ref<HTMLTableRowElement> | undefined
}

/** Explicit roles: some browsers drop the table semantics when `display` is not that of a table. */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  title: 'rowheader',
  cell: 'cell',
}

/** The table body handles the events of all rows, so that a row needs no listener. */
const noop = () => {}

/** One row. It renders again when one of its props changes, not when another row is selected. */
export const DataRow = memo(function DataRow<Row>({
  row,
  id,
  index,
  rowIndex,
  selected,
  highlighted,
  active,
  menuOpen,
  settings,
  measure,
}: DataRowProps<Row>) {
  const { density, selectable, hasMenu, rowNavigation, getRowName, messages } = settings
  const height = rowDensities[density]
  const setRefs = useMergedRefs(measure, passFocusOnRemoval)
  const name = selectable || hasMenu ? getRowName(row) : ''
  const href = settings.getRowHref?.(row)
  const action = settings.cardAction?.(row)
  const isLinked = href !== undefined || settings.renderLink !== undefined || settings.canOpen
  return (
    <tr
      ref={setRefs}
      role={tableRoles.row}
      aria-rowindex={rowIndex}
      tabIndex={rowNavigation ? (active ? 0 : -1) : undefined}
      data-slot="data-table-row"
      data-row={id}
      data-index={index}
      data-selected={selected || undefined}
      data-highlighted={highlighted || undefined}
      data-leads={isLinked || undefined}
      className={cn(rowLayout, selectable && selectableCard)}
    >
      {selectable && (
        <td role={tableRoles.cell} data-select className={cn(cellLayouts.select, height)}>
          <input
            type="checkbox"
            aria-label={messages.selectRow(name)}
            checked={selected}
            onChange={noop}
            className={rowCheckbox}
          />
        </td>
      )}
      <RowValues row={row} highlighted={highlighted} settings={settings} />
      {/* Not the last cell, whose padding is that of the table's edge. */}
      {action && (
        <td role={tableRoles.cell} className={cellLayouts.cardAction}>
          {action}
        </td>
      )}
      {hasMenu && (
        <td role={tableRoles.cell} className={cn(cellLayouts.actions, height)}>
          <button
            type="button"
            id={getRowMenuId(settings.tableId, id)}
            aria-label={messages.rowActions(name)}
            aria-haspopup="menu"
            aria-expanded={menuOpen}
            data-slot="data-table-row-menu"
            className={menuButton}
          >
            <Ellipsis className="size-4" />
          </button>
        </td>
      )}
    </tr>
  )
}) as <Row>(props: DataRowProps<Row>) => ReactElement

/** The cells of a row. Selecting or focusing the row does not render them again. */
const RowValues = memo(function RowValues<Row>({
  row,
  highlighted,
  settings,
}: Pick<DataRowProps<Row>, 'row' | 'highlighted' | 'settings'>) {
  const { columns, primary, pinned, density, messages } = settings
  const height = rowDensities[density]
  return columns.map((column) => {
    const content = getCellContent(column, row, settings)
    const overflow = overflows[column.wrap ? 'wrap' : 'truncate']
    const align = cellAligns[column.numeric ? 'end' : (column.align ?? 'start')]
    if (column.id === primary) {
      return (
        <th
          key={column.id}
          scope="row"
          role={tableRoles.title}
          className={cn(cellLayouts.primary, align, height, overflow)}
        >
          <RowTitle row={row} href={settings.getRowHref?.(row)} settings={settings}>
            {content}
          </RowTitle>
          {highlighted && <span className="sr-only"> {messages.rowChanged}</span>}
        </th>
      )
    }
    return (
      <td
        key={column.id}
        role={tableRoles.cell}
        data-label={getCardLabel(column)}
        title={typeof content === 'string' ? content : undefined}
        className={cn(cellLayouts[getCellLayout(column)], align, height, overflow, pinnedAt[pinned.indexOf(column.id)])}
      >
        {content}
      </td>
    )
  })
}) as <Row>(props: Pick<DataRowProps<Row>, 'row' | 'highlighted' | 'settings'>) => ReactElement

function getCellContent<Row>(
  { cell, value }: DataTableColumn<Row>,
  row: Row,
  { locale, timeZone }: RowSettings<Row>,
): ReactNode {
  if (cell) return cell(row)
  const plain = value?.(row)
  if (plain === null || plain === undefined || plain === '') return <span className="text-subtle">—</span>
  if (plain instanceof Date) return plain.toLocaleDateString(locale, { timeZone })
  return typeof plain === 'number' || typeof plain === 'bigint' ? plain.toLocaleString(locale) : String(plain)
}

interface RowTitleProps<Row> {
  row: Row
  href: string | undefined
  settings: RowSettings<Row>
  children: ReactNode
}

/**
 * The title of a row. When the row has an address, the title is its link, and clicks on the rest of the row are
 * forwarded to it.
 */
function RowTitle<Row>({ row, href, settings: { renderLink, canOpen }, children }: RowTitleProps<Row>) {
  if (renderLink) {
    return (
      <Slot data-slot="data-table-row-link" className={rowTitle}>
        {children}
        <Slottable>{renderLink(row)}</Slottable>
      </Slot>
    )
  }
  if (href !== undefined) {
    return (
      <a href={href} data-slot="data-table-row-link" className={rowTitle}>
        {children}
      </a>
    )
  }
  if (canOpen) {
    return (
      <button type="button" data-slot="data-table-row-link" className={rowTitle}>
        {children}
      </button>
    )
  }
  return <span className="font-medium">{children}</span>
}
