'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { createOnDemand, useOnDemandState } from '../../lib/on-demand.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { layOutColumns, widthVariable } from './column-widths.ts'
import { tableRoles } from './data-row.tsx'
import { fixedLayout, tableLayout } from './data-table.variants.ts'
import { DataTableBody } from './data-table-body.tsx'
import { useDataTable } from './data-table-context.ts'
import { DataTableHead } from './data-table-head.tsx'
import { SkeletonRows } from './data-table-states.tsx'
import { useOverflow } from './use-overflow.ts'

const virtualizedFrom = 100
const pinnedOffsets = createOnDemand(() => import('./pinned-offsets.tsx'))
const columnResizers = createOnDemand(() => import('./column-resizer.tsx'), 'ColumnResizer')

export interface DataTableTableProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** The height above which the rows scroll below their header. From 100 rows on there is always a limit. */
  maxHeight?: string | undefined
  /**
   * The number of skeleton rows while loading.
   * @default 8
   */
  loadingRowCount?: number | undefined
  /**
   * Shown when there are no rows and none are loading: an `EmptyState`, `DataTable.NoMatches` or `DataTable.Error`. The
   * default is a sentence.
   */
  children?: ReactNode
}

/**
 * The header and the rows, in a region that scrolls. A long table mounts only the visible rows. On viewports narrower
 * than 768 px it is shown as a list of cards.
 */
export function DataTableTable({
  maxHeight,
  loadingRowCount = 8,
  ref,
  style,
  className,
  children,
  ...rest
}: DataTableTableProps) {
  const { label, rows, settings, selection, highlighted, menu, onRowOpen, loading, refreshing, ...table } =
    useDataTable()
  const { resizable, chosenWidths, resizeSession } = table
  const { columns, pinned, selectable, hasMenu, messages } = settings
  const regionRef = useRef<HTMLElement>(null)
  useOverflow(regionRef)
  const { module: offsets } = useOnDemandState(pinnedOffsets)
  const hasPinned = pinned.length > 0
  useEffect(() => {
    if (hasPinned) pinnedOffsets.load()
  }, [hasPinned])
  const { module: resizers } = useOnDemandState(columnResizers)
  useEffect(() => {
    if (resizable) columnResizers.load()
  }, [resizable])
  const virtual = rows.length >= virtualizedFrom
  // State only for a virtualized table: it makes the table render twice when it appears.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const ownRef = useMergedRefs(virtual ? setScroller : undefined, regionRef)
  const setRegion = useMergedRefs(applyBlockedStyle, useMergedRefs(ref, ownRef))
  const layout = layOutColumns({ columns, chosenWidths, resizeSession, selectable, hasMenu })
  return (
    <section
      aria-busy={loading || refreshing || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll this region with the arrow keys.
      tabIndex={0}
      {...rest}
      ref={setRegion}
      aria-label={label}
      data-slot="data-table-region"
      data-space={(layout?.leavesSpace && !hasMenu) || undefined}
      style={{ maxHeight: maxHeight ?? (virtual ? 'min(70dvh, 40rem)' : undefined), ...style }}
      className={cn(
        'group/table relative min-w-0 overflow-auto bg-surface-raised contain-inline-size contain-layout contain-paint focus:-outline-offset-2 print:overflow-visible print:contain-none',
        className,
      )}
    >
      <table
        ref={applyBlockedStyle}
        role={tableRoles.table}
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        className={cn(tableLayout, (layout || virtual) && fixedLayout)}
        style={
          layout?.style ??
          (virtual
            ? { ['--columns' as string]: `${columns.reduce((sum, { width = 140 }) => sum + width, 96)}px` }
            : undefined)
        }
      >
        <colgroup>
          {selectable && <col className="w-13 print:hidden" />}
          {columns.map(({ id, width: defined }, index) => {
            // An attribute: a policy without inline styles blocks a style in markup from a server.
            if (!layout) return <col key={id} width={defined} />
            return <col key={id} ref={applyBlockedStyle} style={{ width: `var(${widthVariable(index)})` }} />
          })}
          {/* The column of the menus takes the space at the end. */}
          {hasMenu && <col className={cn('print:hidden', !layout?.leavesSpace && 'w-16')} />}
        </colgroup>
        <DataTableHead rowIndex={virtual ? 1 : undefined} Resizer={resizable ? resizers?.ColumnResizer : undefined} />
        {loading ? (
          <SkeletonRows count={loadingRowCount} />
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
      {offsets && hasPinned && <offsets.PinnedOffsets regionRef={regionRef} columns={pinned} />}
      {rows.length === 0 && !loading && (children ?? <EmptyState title={messages.noRows} />)}
    </section>
  )
}
