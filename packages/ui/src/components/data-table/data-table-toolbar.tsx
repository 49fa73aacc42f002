'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { toolbarLayout } from './data-table.variants.ts'

export type DataTableToolbarProps = ComponentProps<'div'>

/** Controls above the rows, such as a search field or a count. It is hidden while `DataTable.BulkActions` is shown. */
export function DataTableToolbar({ className, ...rest }: DataTableToolbarProps) {
  return <div {...rest} data-slot="data-table-toolbar" className={cn(toolbarLayout, className)} />
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
