'use client'
import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { requireLabel } from '../../lib/require-label.js'
import { tableAligns, tableRow } from './table.variants.js'

export interface TableRootProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** What the table lists; it names the region that scrolls. */
  label: string
}

/**
 * Rows of the same kind, compared by column. The region around it scrolls, also by keyboard; give the region a height
 * (`className="max-h-96"`) to keep the header in sight.
 */
export function TableRoot({ label, className, ...rest }: TableRootProps) {
  requireLabel(label, 'Table.Root', 'Pass label="…" with what the table lists, for example label="Usuários".')
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls this region with the arrow keys.
      tabIndex={0}
      data-slot="table-region"
      className={cn('min-w-0 overflow-auto', className)}
    >
      <table {...rest} data-slot="table" className="w-full border-separate border-spacing-0" />
    </section>
  )
}

/** The line of column names; it stays in sight while the region scrolls. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      {...rest}
      data-slot="table-head"
      className={cn('sticky top-0 z-2 bg-surface-raised text-sm text-subtle', className)}
    />
  )
}

/** The rows. */
export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody {...rest} data-slot="table-body" className={className} />
}

export interface TableRowProps extends ComponentProps<'tr'> {
  selected?: boolean | undefined
}

/** One line. Put a `Table.RowLink` in its first cell to make the whole line lead somewhere. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps) {
  return (
    <tr {...rest} data-slot="table-row" data-selected={selected || undefined} className={cn(tableRow, className)} />
  )
}

export interface TableRowLinkProps extends ComponentProps<'a'> {
  /** Gives its reach to the one child, such as the link of a router. */
  asChild?: boolean | undefined
}

/** The link of a row: its words stand in the first cell, its reach is the whole line. */
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
  /** Numbers stand at the end of the cell, in figures of one width. */
  numeric?: boolean | undefined
  /** How the rows are sorted by this column, when they can be. */
  sort?: 'ascending' | 'descending' | 'none' | undefined
  /** Sorts by this column. */
  onSort?: (() => void) | undefined
  /** Makes the one child, a link that sorts, the content of the cell. */
  asChild?: boolean | undefined
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The name of a column, and the way to sort by it. */
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
          <Icon aria-hidden className={cn('size-3.5', sort === 'none' && 'opacity-0 peer-hover:opacity-100')} />
        </span>
      ) : (
        children
      )}
    </th>
  )
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** Numbers stand at the end of the cell, in figures of one width. */
  numeric?: boolean | undefined
}

/** One value. */
export function TableCell({ numeric = false, className, ...rest }: TableCellProps) {
  return (
    <td
      {...rest}
      data-slot="table-cell"
      className={cn(
        'h-11 border-b border-line px-3 py-2 group-last/row:border-b-0 first:ps-5 last:pe-5',
        // A number is never parted from its unit.
        numeric && 'whitespace-nowrap',
        tableAligns[numeric ? 'end' : 'start'],
        className,
      )}
    />
  )
}
