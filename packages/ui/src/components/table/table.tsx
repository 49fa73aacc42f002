'use client'
import type { ComponentProps } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Slot } from '../../lib/slot.tsx'
import { tableAligns, tableRow } from './table.variants.ts'

export interface TableRootProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** The content of the table; the accessible name of the table and of its scrolling region. */
  label: string
}

/**
 * A table. The region around it scrolls, also by keyboard; give the region a height (`className="max-h-96"`) to keep
 * the header visible.
 */
export function TableRoot({ label, className, ...rest }: TableRootProps) {
  requireLabel(label, 'Table.Root', 'Pass label="…" with the content of the table, for example label="Usuários".')
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll this region with the arrow keys.
      tabIndex={0}
      data-slot="table-region"
      className={cn('min-w-0 overflow-auto', className)}
    >
      <table {...rest} aria-label={label} data-slot="table" className="w-full border-separate border-spacing-0" />
    </section>
  )
}

/** The row of column headers; it stays visible while the region scrolls. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      {...rest}
      data-slot="table-head"
      className={cn('sticky top-0 z-2 bg-surface-raised text-sm text-subtle', className)}
    />
  )
}

/** The body with the rows. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody {...rest} data-slot="table-body" className={className} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /**
   * Whether the row is selected.
   * @default false
   */
  selected?: boolean | undefined
}

/** One row. Put a `Table.RowLink` in its first cell to link the full row. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr {...rest} data-slot="table-row" data-selected={selected || undefined} className={cn(tableRow, className)} />
  )
}

export interface TableRowLinkProps extends ComponentProps<'a'> {
  /**
   * Uses the single child, such as a router link, as the link.
   * @default false
   */
  asChild?: boolean | undefined
}

/** The link of a row: its text is in the first cell, its clickable area is the full row. */
export function TableRowLink({ asChild = false, className, ...rest }: TableRowLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      {...rest}
      data-slot="table-row-link"
      className={cn(
        'font-medium whitespace-nowrap text-text no-underline outline-none after:absolute after:inset-0 after:rounded-md',
        'focus:after:outline-2 focus:after:-outline-offset-2 focus:after:outline-focus',
        className,
      )}
    />
  )
}

export interface TableHeaderCellProps extends ComponentProps<'th'> {
  /**
   * Aligns numbers to the end of the cell, with tabular figures.
   * @default false
   */
  numeric?: boolean | undefined
  /** The current sort direction of a sortable column. */
  sort?: 'ascending' | 'descending' | 'none' | undefined
  /** Called to sort by this column. */
  onSort?: (() => void) | undefined
  /**
   * Uses the single child, a link that sorts, as the content of the cell.
   * @default false
   */
  asChild?: boolean | undefined
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** A column header, with a sort button when the column is sortable. */
export function TableHeaderCell({
  numeric = false,
  sort,
  onSort,
  asChild = false,
  className,
  children,
  ...rest
}: TableHeaderCellProps) {
  const Icon = sortIcons[sort ?? 'none']
  const Control = asChild ? Slot : 'button'
  return (
    <th
      scope="col"
      aria-sort={sort}
      {...rest}
      data-slot="table-header-cell"
      className={cn(
        'h-10 border-b border-line px-3 font-medium first:ps-5 last:pe-5 md:whitespace-nowrap',
        tableAligns[numeric ? 'end' : 'start'],
        className,
      )}
    >
      {sort ? (
        <span className="inline-flex items-center gap-1">
          <Control
            {...(!asChild && { type: 'button' as const })}
            onClick={onSort}
            className="peer -mx-1 rounded-sm px-1 py-1 text-subtle no-underline hover:text-text"
          >
            {children}
          </Control>
          <Icon
            aria-hidden
            className={cn('size-3.5', sort === 'none' && 'opacity-0 peer-hover:opacity-100 pointer-coarse:opacity-100')}
          />
        </span>
      ) : (
        children
      )}
    </th>
  )
}

export interface TableCellProps extends ComponentProps<'td'> {
  /**
   * Aligns numbers to the end of the cell, with tabular figures.
   * @default false
   */
  numeric?: boolean | undefined
  /**
   * Names its row: screen readers read it before the other cells of the row. It is for the first cell.
   * @default false
   */
  header?: boolean | undefined
}

/** One cell. */
export function TableCell({ numeric = false, header = false, className, ...rest }: TableCellProps) {
  const Root = header ? 'th' : 'td'
  return (
    <Root
      {...(header && { scope: 'row' })}
      {...rest}
      data-slot="table-cell"
      className={cn(
        'h-11 border-b border-line px-3 py-2 font-regular group-last/row:border-b-0 first:ps-5 last:pe-5',
        // Keeps a number and its unit on one line.
        numeric && 'whitespace-nowrap',
        tableAligns[numeric ? 'end' : 'start'],
        className,
      )}
    />
  )
}
