'use client'
import { Slot, Slottable } from '@radix-ui/react-slot'
import { memo, type ReactElement, type ReactNode, type Ref } from 'react'
import { Ellipsis } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import type { DataMessages } from '../../lib/data-messages.js'
import type { DataTableColumn, DataTableDensity } from './column.js'
import {
  cellAligns,
  cellLayouts,
  menuButton,
  rowCheckbox,
  rowDensities,
  rowLayout,
  rowTitle,
} from './data-table.variants.js'

/** How a row is shown and where it leads: the same for every row, and the same object until one of them changes. */
export interface RowSettings<Row> {
  tableId: string
  columns: readonly DataTableColumn<Row>[]
  primary: string | undefined
  density: DataTableDensity
  timeZone: string
  selectable: boolean
  withMenu: boolean
  interactive: boolean
  nameOf: (row: Row) => string
  hrefOf: ((row: Row) => string | undefined) | undefined
  renderLink: ((row: Row) => ReactElement) | undefined
  opens: boolean
  messages: DataMessages
}

interface DataRowProps<Row> {
  row: Row
  id: string
  index: number
  /** Its place among all rows, the head included, where not all of them are on the page. */
  rowIndex: number | undefined
  selected: boolean
  highlighted: boolean
  /** The arrow keys are at this row. */
  active: boolean
  menuOpen: boolean
  settings: RowSettings<Row>
  measure: Ref<HTMLTableRowElement> | undefined
}

/** What a display other than that of tables would take away from screen readers in some browsers. */
export const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  head: 'columnheader',
  title: 'rowheader',
  cell: 'cell',
}

/** The body listens for every row, so that a row of ten thousand costs no listener. */
const heard = () => {}

/** One row. It is drawn anew when something about it changes, not when another row is chosen. */
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
  const { density, selectable, withMenu, interactive, nameOf, messages } = settings
  const height = rowDensities[density]
  const name = selectable || withMenu ? nameOf(row) : ''
  const href = settings.hrefOf?.(row)
  const leads = href !== undefined || settings.renderLink !== undefined || settings.opens
  return (
    <tr
      ref={measure}
      role={roles.row}
      aria-rowindex={rowIndex}
      tabIndex={interactive ? (active ? 0 : -1) : undefined}
      data-slot="data-table-row"
      data-row={id}
      data-index={index}
      data-selected={selected || undefined}
      data-highlighted={highlighted || undefined}
      data-leads={leads || undefined}
      className={rowLayout}
    >
      {selectable && (
        <td role={roles.cell} data-select className={cn(cellLayouts.select, height)}>
          <input
            type="checkbox"
            aria-label={messages.selectRow(name)}
            checked={selected}
            onChange={heard}
            className={rowCheckbox}
          />
        </td>
      )}
      <RowValues row={row} highlighted={highlighted} settings={settings} />
      {withMenu && (
        <td role={roles.cell} className={cn(cellLayouts.actions, height)}>
          <button
            type="button"
            id={`${settings.tableId}-${id}`}
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

/** What a row says. Choosing a row, or walking to it, draws none of it anew. */
const RowValues = memo(function RowValues<Row>({
  row,
  highlighted,
  settings,
}: Pick<DataRowProps<Row>, 'row' | 'highlighted' | 'settings'>) {
  const { columns, primary, density, timeZone, messages } = settings
  const height = rowDensities[density]
  return columns.map((column) => {
    const content = contentOf(column, row, timeZone)
    const align = cellAligns[column.numeric ? 'end' : (column.align ?? 'start')]
    if (column.id === primary) {
      return (
        <th key={column.id} scope="row" role={roles.title} className={cn(cellLayouts.primary, align, height)}>
          <RowTitle row={row} href={settings.hrefOf?.(row)} settings={settings}>
            {content}
          </RowTitle>
          {highlighted && <span className="sr-only"> {messages.rowChanged}</span>}
        </th>
      )
    }
    return (
      <td
        key={column.id}
        role={roles.cell}
        data-label={column.header}
        title={typeof content === 'string' ? content : undefined}
        className={cn(cellLayouts[column.halfWidth ? 'half' : 'value'], align, height)}
      >
        {content}
      </td>
    )
  })
}) as <Row>(props: Pick<DataRowProps<Row>, 'row' | 'highlighted' | 'settings'>) => ReactElement

function contentOf<Row>({ cell, value }: DataTableColumn<Row>, row: Row, timeZone: string): ReactNode {
  if (cell) return cell(row)
  const plain = value?.(row)
  if (plain === null || plain === undefined || plain === '') return <span className="text-subtle">—</span>
  if (plain instanceof Date) return plain.toLocaleDateString('pt-BR', { timeZone })
  return typeof plain === 'number' || typeof plain === 'bigint' ? plain.toLocaleString('pt-BR') : String(plain)
}

interface RowTitleProps<Row> {
  row: Row
  href: string | undefined
  settings: RowSettings<Row>
  children: ReactNode
}

/** The title of a row; where the row leads somewhere it is the link, and the body hands it the clicks on the rest. */
function RowTitle<Row>({ row, href, settings: { renderLink, opens }, children }: RowTitleProps<Row>) {
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
  if (opens) {
    return (
      <button type="button" data-slot="data-table-row-link" className={rowTitle}>
        {children}
      </button>
    )
  }
  return <span className="font-medium">{children}</span>
}
