'use client'
import * as Table from '../components/table/index.ts'
import { applyBlockedStyle } from '../lib/apply-blocked-style.ts'
import { useDataMessages } from '../lib/data-messages.ts'
import { navigateOnClick } from './navigate-on-click.ts'

interface ChartTableRow {
  label: string
  values: readonly (string | null)[]
  /** The address of the list behind the category. */
  href?: string | undefined
  /** The addresses of the lists behind single values. */
  hrefs?: readonly (string | undefined)[] | undefined
}

export interface ChartTableProps {
  /** The accessible name of the table. */
  label: string
  categoryLabel?: string | undefined
  columns: readonly string[]
  rows: readonly ChartTableRow[]
  onNavigate?: ((href: string) => void) | undefined
}

/** The values of a chart as a table. It is always available to screen readers, and visible on request. */
export function ChartTable({ hidden, height, ...table }: ChartTableProps & { hidden: boolean; height: number }) {
  if (hidden) {
    return (
      <div className="sr-only">
        <table>
          <caption>{table.label}</caption>
          <Rows {...table} hidden />
        </table>
      </div>
    )
  }
  return (
    <div ref={applyBlockedStyle} style={{ minHeight: height }}>
      <Table.Root label={table.label} className="max-h-100 rounded-md border border-line">
        <Rows {...table} />
      </Table.Root>
    </div>
  )
}

function Rows({
  categoryLabel,
  columns,
  rows,
  onNavigate,
  hidden = false,
}: ChartTableProps & { hidden?: boolean | undefined }) {
  const messages = useDataMessages()
  const link = (text: string, href: string | undefined) =>
    href === undefined ? (
      text
    ) : (
      <a
        href={href}
        // The hidden table is for screen readers only, so it must not be a tab stop with an invisible focus ring.
        tabIndex={hidden ? -1 : undefined}
        onClick={(event) => navigateOnClick(event, href, onNavigate)}
        className="rounded-sm text-primary"
      >
        {text}
      </a>
    )
  return (
    <>
      <Table.Head>
        <tr>
          <Table.HeaderCell>{categoryLabel ?? messages.category}</Table.HeaderCell>
          {columns.map((column, index) => (
            <Table.HeaderCell key={index} numeric>
              {column}
            </Table.HeaderCell>
          ))}
        </tr>
      </Table.Head>
      <Table.Body>
        {rows.map(({ label, values, href, hrefs }, row) => (
          <Table.Row key={row}>
            <th
              scope="row"
              className="border-b border-line py-2 ps-5 pe-3 text-start font-regular wrap-anywhere group-last/row:border-b-0"
            >
              {link(label, href)}
            </th>
            {values.map((value, column) => (
              <Table.Cell key={column} numeric>
                {value === null ? (
                  <span className="text-subtle">{messages.unknownValue}</span>
                ) : (
                  link(value, hrefs?.[column])
                )}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </>
  )
}
