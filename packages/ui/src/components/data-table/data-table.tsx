'use client'
import { useId, useMemo, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useDataMessages } from '../../lib/data-messages.ts'
import { useLocale, useTimeZone } from '../../lib/locale.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { checkColumns, type DataTableDensity, type DataTableSorting, getPrimaryColumn } from './column.ts'
import { orderColumns } from './column-order.ts'
import type { DataTableColumnWidths, ResizeSession } from './column-widths.ts'
import type { RowSettings } from './data-row.tsx'
import { DataTableContext, type DataTableState } from './data-table-context.ts'
import type { DataTableRootProps } from './data-table-root-props.ts'
import { RowMenu, useRowMenu } from './row-menu.tsx'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

const emptyList: readonly never[] = []
const noWidths: DataTableColumnWidths = {}

/**
 * The frame and the state of a table: its columns and rows, sorting, selection, column settings and density. The parts
 * inside show them.
 */
export function DataTableRoot<Row>(props: DataTableRootProps<Row>) {
  const {
    label,
    columns: allColumns,
    rows: allRows,
    getRowId,
    getRowLabel,
    sorting: sortingProp,
    defaultSorting = null,
    onSortingChange,
    manualSorting = false,
    selectable = false,
    selected,
    defaultSelected = emptyList,
    onSelectedChange,
    hiddenColumns,
    defaultHiddenColumns = emptyList,
    onHiddenColumnsChange,
    columnOrder,
    defaultColumnOrder = emptyList,
    onColumnOrderChange,
    pinnedColumns,
    defaultPinnedColumns = emptyList,
    onPinnedColumnsChange,
    resizable = false,
    columnWidths,
    defaultColumnWidths = noWidths,
    onColumnWidthsChange,
    density: densityProp,
    defaultDensity = 'normal',
    onDensityChange,
    timeZone: timeZoneProp,
    getRowHref,
    renderRowLink,
    onRowOpen,
    rowActions,
    cardAction,
    rowNavigation = selectable || Boolean(getRowHref || renderRowLink || onRowOpen),
    highlightedRowIds,
    loading = false,
    refreshing = false,
    className,
    children,
    ...rest
  } = props
  requireLabel(
    label,
    'DataTable.Root',
    'Pass label="…" with the content of the table, for example label="Ordens de serviço".',
  )
  const messages = useDataMessages()
  const locale = useLocale()
  const defaultTimeZone = useTimeZone()
  const timeZone = timeZoneProp ?? defaultTimeZone
  const tableId = useId()
  const [sorting, setSorting] = useControllable<DataTableSorting | null>({
    value: sortingProp,
    defaultValue: defaultSorting,
    onChange: onSortingChange,
  })
  const [hiddenIds, setHidden] = useControllable<readonly string[]>({
    value: hiddenColumns,
    defaultValue: defaultHiddenColumns,
    onChange: (next) => onHiddenColumnsChange?.([...next]),
  })
  const [order, setColumnOrder] = useControllable<readonly string[]>({
    value: columnOrder,
    defaultValue: defaultColumnOrder,
    onChange: (next) => onColumnOrderChange?.([...next]),
  })
  const [pinnedIds, setPinned] = useControllable<readonly string[]>({
    value: pinnedColumns,
    defaultValue: defaultPinnedColumns,
    onChange: (next) => onPinnedColumnsChange?.([...next]),
  })
  const [chosenWidths, setChosenWidths] = useControllable<DataTableColumnWidths>({
    value: columnWidths,
    defaultValue: defaultColumnWidths,
    onChange: (next) => onColumnWidthsChange?.({ ...next }),
  })
  const [resizeSession, setResizeSession] = useState<ResizeSession>()
  const [density, setDensity] = useControllable<DataTableDensity>({
    value: densityProp,
    defaultValue: defaultDensity,
    onChange: onDensityChange,
  })
  checkColumns(allColumns, sorting)

  const primary = getPrimaryColumn(allColumns)
  const hidden = useMemo(() => new Set(hiddenIds.filter((id) => id !== primary)), [hiddenIds, primary])
  const orderedColumns = useMemo(
    () => orderColumns(allColumns, { order, pinned: pinnedIds, primary }),
    [allColumns, order, pinnedIds, primary],
  )
  const { rows, columns } = useRows({
    columns: orderedColumns,
    rows: allRows,
    getRowId,
    sorting,
    manualSorting,
    hidden,
    locale,
  })
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useSelection({ ids, selected, defaultSelected, onSelectedChange })
  const highlighted = useMemo(() => new Set(highlightedRowIds), [highlightedRowIds])
  const menu = useRowMenu<Row>(tableId, rows)

  const hasMenu = rowActions !== undefined
  const canOpen = onRowOpen !== undefined
  const settings = useMemo<RowSettings<Row>>(() => {
    const primaryColumn = allColumns.find(({ id }) => id === primary)
    return {
      tableId,
      columns,
      primary,
      pinned: columns.filter(({ id }) => id !== primary && pinnedIds.includes(id)).map(({ id }) => id),
      density,
      timeZone,
      locale,
      selectable,
      hasMenu,
      cardAction,
      rowNavigation,
      getRowName: (row) => getRowLabel?.(row) ?? String(primaryColumn?.value?.(row) ?? getRowId(row)),
      getRowHref,
      renderLink: renderRowLink,
      canOpen,
      messages,
    }
  }, [
    tableId,
    allColumns,
    columns,
    primary,
    pinnedIds,
    density,
    timeZone,
    locale,
    selectable,
    hasMenu,
    cardAction,
    rowNavigation,
    getRowLabel,
    getRowId,
    getRowHref,
    renderRowLink,
    canOpen,
    messages,
  ])

  const showSkeleton = loading && rows.length === 0
  const state: DataTableState<Row> = {
    label,
    columns: allColumns,
    orderedColumns,
    pinnedIds,
    setColumnOrder,
    setPinned,
    resizable,
    chosenWidths,
    setChosenWidths,
    resizeSession,
    setResizeSession,
    rows,
    settings,
    sorting,
    setSorting,
    selection,
    hidden,
    setHidden,
    setDensity,
    highlighted,
    menu,
    onRowOpen,
    loading: showSkeleton,
    refreshing,
  }
  return (
    // The parts receive the rows as `unknown`, and only pass them to the functions of this root.
    <DataTableContext value={state as DataTableState<unknown>}>
      <div
        {...rest}
        data-slot="data-table"
        data-density={density}
        className={cn(
          'group/data-table relative min-w-0 overflow-clip rounded-lg border border-line bg-surface-raised',
          className,
        )}
      >
        {children}
        {refreshing && (
          <span
            aria-hidden
            data-slot="data-table-refreshing"
            className="absolute inset-x-0 top-0 z-3 h-0.5 overflow-clip"
          >
            <span className="block size-full animate-pulse bg-primary" />
          </span>
        )}
        {rowActions && <RowMenu menu={menu}>{rowActions}</RowMenu>}
        <span role="status" className="sr-only">
          {showSkeleton
            ? messages.loadingRows
            : refreshing
              ? messages.updatingRows
              : selectable && selection.list.length > 0
                ? messages.rowsSelected(selection.list.length)
                : ''}
        </span>
      </div>
    </DataTableContext>
  )
}
