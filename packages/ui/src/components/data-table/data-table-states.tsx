'use client'
import type { ComponentProps, ReactNode } from 'react'
import { SearchX } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Alert } from '../alert/alert.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx'
import { skeletonAnimation, skeletonBar } from '../skeleton/skeleton.tsx'
import { getCardLabel, getCellLayout } from './column.ts'
import { tableRoles } from './data-row.tsx'
import { cellLayouts, rowDensities, rowLayout, selectableCard } from './data-table.variants.ts'
import { useDataTable } from './data-table-context.ts'

const defaultMessages = { clearFilters: texts.clearFilters }

/** Skeleton rows, in the layout of the loaded ones. The body is animated, not each of its bars, because each
 * animated element costs a layer. */
export function SkeletonRows({ count }: { count: number }) {
  const { columns, primary, density, selectable, hasMenu } = useDataTable().settings
  const height = rowDensities[density]
  return (
    <tbody role={tableRoles.group} aria-hidden="true" className={cn(skeletonAnimation, 'max-md:block')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their index.
        <tr key={index} role={tableRoles.row} className={cn(rowLayout, selectable && selectableCard)}>
          {selectable && (
            <td role={tableRoles.cell} className={cn(cellLayouts.select, height)}>
              <div className={cn(bar, 'mb-1 w-4.5')} />
            </td>
          )}
          {columns.map((column, place) => (
            <td
              key={column.id}
              role={tableRoles.cell}
              data-label={getCardLabel(column)}
              className={cn(cellLayouts[column.id === primary ? 'primary' : getCellLayout(column)], height)}
            >
              <div
                className={cn(
                  bar,
                  'inline-block',
                  widths[(index + place) % widths.length],
                  column.numeric && 'ms-auto',
                )}
              />
            </td>
          ))}
          {hasMenu && <td role={tableRoles.cell} className={cn(cellLayouts.actions, height)} />}
        </tr>
      ))}
    </tbody>
  )
}

const bar = `${skeletonBar} h-3.5 rounded-sm`
const widths = ['w-24', 'w-32', 'w-20', 'w-28']

export interface DataTableErrorProps extends Omit<ErrorStateProps, 'title' | 'action'> {
  /**
   * The action that failed.
   * @default 'Não foi possível carregar a lista.', in the language of `LocaleProvider`
   */
  title?: ReactNode
  /** Called to request the rows again. Without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** Shown by `DataTable.Table` when the rows could not be loaded: the failure, the next step, the request id. */
export function DataTableError({ title, onRetry, ...rest }: DataTableErrorProps) {
  const { messages } = useDataTable().settings
  return (
    <ErrorState
      {...rest}
      title={title ?? messages.rowsFailed}
      action={onRetry && <Retry size="md" onClick={onRetry} />}
    />
  )
}

function Retry(props: Pick<ButtonProps, 'size' | 'onClick'>) {
  const { settings, refreshing } = useDataTable()
  return (
    <Button {...props} tone="neutral" variant="outline" pending={refreshing}>
      {settings.messages.retry}
    </Button>
  )
}

export interface DataTableRefreshErrorProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /**
   * The action that failed.
   * @default 'Não foi possível carregar a lista.', in the language of `LocaleProvider`
   */
  title?: ReactNode
  /** Called to request the rows again. Without it there is no button. */
  onRetry?: (() => void) | undefined
}

/** The failure of a refresh, above the rows that are still there. Without rows it shows nothing. */
export function DataTableRefreshError({ title, onRetry, className, ...rest }: DataTableRefreshErrorProps) {
  const { rows, settings } = useDataTable()
  if (rows.length === 0) return null
  return (
    <div {...rest} data-slot="data-table-refresh-error" className={cn('border-b border-line p-3', className)}>
      <Alert
        tone="danger"
        title={title ?? settings.messages.rowsFailed}
        action={onRetry && <Retry size="sm" onClick={onRetry} />}
      />
    </div>
  )
}

export interface DataTableNoMatchesProps extends Omit<EmptyStateProps, 'icon' | 'title' | 'action'> {
  /** Called to clear all filters. Without it there is no button. */
  onClearFilters?: (() => void) | undefined
}

/** Shown by `DataTable.Table` when no row matches the filters. */
export function DataTableNoMatches({ onClearFilters, ...rest }: DataTableNoMatchesProps) {
  const { settings } = useDataTable()
  const { clearFilters } = useMessages(defaultMessages)
  return (
    <EmptyState
      {...rest}
      icon={<SearchX />}
      title={settings.messages.noRowsMatch}
      action={
        onClearFilters && (
          <Button tone="neutral" variant="outline" onClick={onClearFilters}>
            {clearFilters}
          </Button>
        )
      }
    />
  )
}
