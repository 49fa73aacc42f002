'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { toolbarInCardHead, toolbarLayout } from './data-table.variants.ts'

export interface DataTableToolbarProps extends ComponentProps<'div'> {
  /**
   * Whether it is at the end of the line with the checkbox and the sort buttons while the rows are cards, and its texts are
   * for screen readers only. For a toolbar with a count and `DataTable.ViewOptions`, above rows that can be sorted or selected.
   * @default false
   */
  inCardHead?: boolean | undefined
}

/** Controls above the rows, such as a search field or a count. It is hidden while `DataTable.BulkActions` is shown. */
export function DataTableToolbar({ inCardHead = false, className, ...rest }: DataTableToolbarProps) {
  return (
    <div
      {...rest}
      data-slot="data-table-toolbar"
      className={cn(toolbarLayout, inCardHead && toolbarInCardHead, className)}
    />
  )
}

export type DataTableFooterProps = ComponentProps<'div'>

/** Content below the rows, usually a `Pagination`. Without content it shows nothing. */
export function DataTableFooter({ className, children, ...rest }: DataTableFooterProps) {
  if (!children) return null
  return (
    <div
      {...rest}
      data-slot="data-table-footer"
      className={cn('border-t border-line px-5 py-3 print:hidden', className)}
    >
      {children}
    </div>
  )
}
