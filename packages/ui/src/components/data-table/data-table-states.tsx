'use client'
import type { ReactNode } from 'react'
import { SearchX } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { skeletonAnimation, skeletonBar } from '../skeleton/skeleton.tsx'
import { type RowSettings, tableRoles } from './data-row.tsx'
import { cellLayouts, rowDensities, rowLayout } from './data-table.variants.ts'

const defaultMessages = { clearFilters: texts.clearFilters }

interface SkeletonRowsProps<Row> {
  settings: RowSettings<Row>
  count: number
}

/** Skeleton rows, in the layout of the loaded ones. The body is animated, not each of its bars, because each
 * animated element costs a layer. */
export function SkeletonRows<Row>({ settings, count }: SkeletonRowsProps<Row>) {
  const { columns, primary, density, selectable, hasMenu } = settings
  const height = rowDensities[density]
  return (
    <tbody role={tableRoles.group} aria-hidden="true" className={cn(skeletonAnimation, 'max-md:block')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their index.
        <tr key={index} role={tableRoles.row} className={rowLayout}>
          {selectable && (
            <td role={tableRoles.cell} className={cn(cellLayouts.select, height)}>
              <div className={cn(bar, 'mb-1 w-4.5')} />
            </td>
          )}
          {columns.map(({ id, header, numeric, cardHalfWidth }, place) => (
            <td
              key={id}
              role={tableRoles.cell}
              data-label={header}
              className={cn(cellLayouts[id === primary ? 'primary' : cardHalfWidth ? 'half' : 'value'], height)}
            >
              <div className={cn(bar, 'inline-block', widths[(index + place) % widths.length], numeric && 'ms-auto')} />
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

interface NoRowsProps {
  error: ReactNode
  onRetry: (() => void) | undefined
  requestId: string | undefined
  filtered: boolean
  onClearFilters: (() => void) | undefined
  empty: ReactNode
  refreshing: boolean
  texts: { failed: string; retry: string; noMatches: string; noRows: string }
}

/** The message shown instead of rows: an error, no matches, or an empty list. */
export function NoRows({ error, onRetry, requestId, filtered, onClearFilters, empty, refreshing, texts }: NoRowsProps) {
  const { clearFilters } = useMessages(defaultMessages)
  if (error) {
    return (
      <ErrorState
        title={error === true ? texts.failed : error}
        requestId={requestId}
        action={
          onRetry && (
            <Button tone="neutral" variant="outline" pending={refreshing} onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      />
    )
  }
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={texts.noMatches}
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
  return empty ?? <EmptyState title={texts.noRows} />
}
