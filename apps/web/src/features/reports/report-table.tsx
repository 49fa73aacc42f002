import type { Report } from '@malote/api-client'
import { Link as LinkLook, Table, Tooltip } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { formatCell, isNumber } from './report-cells.ts'

/** All rows of a report with totals. The first cell links to the orders of the row. */
export function ReportTable({ report }: { report: Report }) {
  const { title, columns, rows, lists, totals } = report
  return (
    <Table.Root label={title}>
      <Table.Head>
        <Table.Row>
          {columns.map(({ key, label, kind, definition }) => (
            <Table.HeaderCell key={key} numeric={isNumber(kind)}>
              {definition ? (
                <Tooltip content={definition}>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the definition of a column. */}
                  <span tabIndex={0}>{label}</span>
                </Tooltip>
              ) : (
                label
              )}
            </Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report have no identifier and never change order.
          <Table.Row key={index}>
            {columns.map(({ key, kind }, column) => (
              <Table.Cell key={key} numeric={isNumber(kind)} header={column === 0}>
                {column === 0 ? (
                  <ListLink filters={lists[index]}>{formatCell(kind, row[key])}</ListLink>
                ) : (
                  formatCell(kind, row[key])
                )}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
        {Object.keys(totals).length > 0 && (
          <Table.Row selected>
            {columns.map(({ key, kind }, index) => (
              <Table.Cell key={key} numeric={isNumber(kind)} header={index === 0}>
                {index === 0 ? 'Total' : totals[key] === undefined ? '' : formatCell(kind, totals[key])}
              </Table.Cell>
            ))}
          </Table.Row>
        )}
      </Table.Body>
    </Table.Root>
  )
}

function ListLink({ filters, children }: { filters: Report['lists'][number] | undefined; children: string }) {
  if (!filters) return children
  return (
    <LinkLook asChild>
      <Link to="/ordens-de-servico" search={({ companyId }) => ({ companyId, ...filters })}>
        {children}
      </Link>
    </LinkLook>
  )
}
