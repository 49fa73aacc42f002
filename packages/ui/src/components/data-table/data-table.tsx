'use client'
import { useId, useMemo, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useDataMessages } from '../../lib/data-messages.ts'
import { useLocale, useTimeZone } from '../../lib/locale.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { checkColumns, type DataTableDensity, type DataTableSorting, getPrimaryColumn, nextSorting } from './column.ts'
import { type RowSettings, tableRoles } from './data-row.tsx'
import { tableLayout } from './data-table.variants.ts'
import { DataTableBody } from './data-table-body.tsx'
import { DataTableHead } from './data-table-head.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { NoRows, SkeletonRows } from './data-table-states.tsx'
import { DataTableToolbar } from './data-table-toolbar.tsx'
import { RowMenu, useRowMenu } from './row-menu.tsx'
import { useOverflow } from './use-overflow.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

const emptyList: readonly never[] = []
const virtualizedFrom = 100

/**
 * A table with sorting, selection, column settings and density. A long table mounts only the visible rows. On viewports
 * narrower than 768 px it is shown as a list of cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
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
    bulkActions,
    hiddenColumns,
    defaultHiddenColumns = emptyList,
    onHiddenColumnsChange,
    density: densityProp,
    defaultDensity = 'normal',
    onDensityChange,
    timeZone: timeZoneProp,
    showViewOptions = false,
    getRowHref,
    renderRowLink,
    onRowOpen,
    rowActions,
    rowNavigation = selectable || Boolean(getRowHref || renderRowLink || onRowOpen),
    highlightedRowIds,
    loading = false,
    loadingRowCount = 8,
    refreshing = false,
    error,
    onRetry,
    requestId,
    empty,
    filtered = false,
    onClearFilters,
    toolbar,
    footer,
    maxHeight,
    className,
    ...rest
  } = props
  requireLabel(
    label,
    'DataTable',
    'Pass label="…" with the content of the table, for example label="Ordens de serviço".',
  )
  const messages = useDataMessages()
  const locale = useLocale()
  const defaultTimeZone = useTimeZone()
  const timeZone = timeZoneProp ?? defaultTimeZone
  const tableId = useId()
  const regionRef = useRef<HTMLElement>(null)
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
  const [density, setDensity] = useControllable<DataTableDensity>({
    value: densityProp,
    defaultValue: defaultDensity,
    onChange: onDensityChange,
  })
  useOverflow(regionRef)
  checkColumns(allColumns, sorting)

  const primary = getPrimaryColumn(allColumns)
  const hidden = useMemo(() => new Set(hiddenIds.filter((id) => id !== primary)), [hiddenIds, primary])
  const { rows, columns } = useRows({
    columns: allColumns,
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
  const menu = useRowMenu<Row>(rows)

  const hasMenu = rowActions !== undefined
  const canOpen = onRowOpen !== undefined
  const settings = useMemo<RowSettings<Row>>(() => {
    const primaryColumn = allColumns.find(({ id }) => id === primary)
    return {
      tableId,
      columns,
      primary,
      density,
      timeZone,
      locale,
      selectable,
      hasMenu,
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
    density,
    timeZone,
    locale,
    selectable,
    hasMenu,
    rowNavigation,
    getRowLabel,
    getRowId,
    getRowHref,
    renderRowLink,
    canOpen,
    messages,
  ])

  const showSkeleton = loading && rows.length === 0 && !error
  const virtual = rows.length >= virtualizedFrom
  // State only for a virtualized table: it makes the table render twice when it appears.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const setRegion = useMergedRefs(virtual ? setScroller : undefined, regionRef)
  const height = maxHeight ?? (virtual ? 'min(70dvh, 40rem)' : undefined)

  return (
    <div
      {...rest}
      data-slot="data-table"
      data-density={density}
      className={cn('relative min-w-0 overflow-clip rounded-lg border border-line bg-surface-raised', className)}
    >
      <DataTableToolbar
        messages={messages}
        hideable={
          showViewOptions ? allColumns.filter(({ id, hideable = true }) => hideable && id !== primary) : emptyList
        }
        hidden={hidden}
        onHide={(id, hide) => setHidden(hide ? [...hidden, id] : hiddenIds.filter((hiddenId) => hiddenId !== id))}
        density={density}
        onDensity={showViewOptions ? setDensity : undefined}
        count={selection.list.length}
        actions={bulkActions?.(selection.list)}
        onClear={selection.clear}
      >
        {toolbar}
      </DataTableToolbar>
      {error && rows.length > 0 && (
        <div className="border-b border-line p-3">
          <Alert
            tone="danger"
            title={error === true ? messages.rowsFailed : error}
            action={
              onRetry && (
                <Button tone="neutral" variant="outline" size="sm" pending={refreshing} onClick={onRetry}>
                  {messages.retry}
                </Button>
              )
            }
          />
        </div>
      )}
      {refreshing && (
        <span
          aria-hidden
          data-slot="data-table-refreshing"
          className="absolute inset-x-0 top-0 z-3 h-0.5 overflow-clip"
        >
          <span className="block size-full animate-pulse bg-primary" />
        </span>
      )}
      <section
        ref={setRegion}
        aria-label={label}
        aria-busy={showSkeleton || refreshing || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll this region with the arrow keys.
        tabIndex={0}
        data-slot="data-table-region"
        style={{ maxHeight: height }}
        className="group/table relative min-w-0 overflow-auto bg-surface-raised contain-inline-size contain-layout contain-paint focus:-outline-offset-2 print:overflow-visible print:contain-none"
      >
        <table
          role={tableRoles.table}
          aria-label={label}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
          className={cn(tableLayout, virtual && 'min-w-(--columns) table-fixed')}
          style={
            virtual
              ? { ['--columns' as string]: `${columns.reduce((sum, { width = 140 }) => sum + width, 96)}px` }
              : undefined
          }
        >
          <colgroup>
            {selectable && <col className="w-13 print:hidden" />}
            {columns.map(({ id, width }) => (
              <col key={id} style={width === undefined ? undefined : { width }} />
            ))}
            {hasMenu && <col className="w-16 print:hidden" />}
          </colgroup>
          <DataTableHead
            settings={settings}
            sorting={sorting}
            onSort={(column) => setSorting(nextSorting(sorting, column))}
            all={selection.all}
            some={selection.some}
            onToggleAll={selection.toggleAll}
            hasRows={rows.length > 0}
            rowIndex={virtual ? 1 : undefined}
          />
          {showSkeleton ? (
            <SkeletonRows settings={settings} count={loadingRowCount} />
          ) : (
            <DataTableBody
              rows={rows}
              regionRef={regionRef}
              scroller={scroller}
              virtual={virtual}
              settings={settings}
              selectedIds={selection.selectedIds}
              highlighted={highlighted}
              menuRow={menu.open ? menu.row?.id : undefined}
              onToggle={selection.toggle}
              onOpen={onRowOpen}
              onMenu={menu.toggle}
            />
          )}
        </table>
        {rows.length === 0 && !showSkeleton && (
          <NoRows
            error={error}
            onRetry={onRetry}
            requestId={requestId}
            filtered={filtered}
            onClearFilters={onClearFilters}
            empty={empty}
            refreshing={refreshing}
            texts={{
              failed: messages.rowsFailed,
              retry: messages.retry,
              noMatches: messages.noRowsMatch,
              noRows: messages.noRows,
            }}
          />
        )}
      </section>
      {footer && <div className="border-t border-line px-5 py-3 print:hidden">{footer}</div>}
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
  )
}
