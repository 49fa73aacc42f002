import type { Import, ImportRow } from '@malote/api-client'
import { Alert, Button, DataTable, Heading, Inline, Stack } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { OrderStatus } from '../orders/order-status.tsx'
import { importRowsQuery, invalidateAfterImport, maxShownRows } from './import.queries.ts'
import { ImportLink, importTexts } from './import-kinds.tsx'
import { describeResult } from './result-text.ts'

type CreatedRow = ImportRow & { order: NonNullable<ImportRow['order']> }

const columns: readonly DataTable.Column<CreatedRow>[] = [
  { id: 'order', header: 'Ordem', primary: true, width: 180, value: ({ order }) => order.orderNumber },
  { id: 'recipient', header: 'Destinatário', sortable: true, width: 280, value: ({ order }) => order.recipient },
  {
    id: 'status',
    header: 'Situação',
    width: 200,
    value: ({ order }) => order.status,
    cell: ({ order }) => <OrderStatus status={order.status} scheduledFor={null} />,
  },
  {
    id: 'row',
    header: 'Linha da planilha',
    numeric: true,
    width: 160,
    sortable: true,
    value: ({ row }) => row,
    cell: ({ row }) => String(row),
  },
]

/** The result, with links to what was created. */
export function ImportResult({ current }: { current: Import }) {
  const { kind, rows, resources, status, company } = current
  const texts = importTexts[kind]
  const client = useQueryClient()
  useEffect(() => void invalidateAfterImport(client, kind), [client, kind])
  return (
    <Stack gap="lg">
      <Alert
        tone={status === 'done' && rows.invalid === 0 ? 'success' : status === 'done' ? 'warning' : 'info'}
        title={
          status === 'canceled'
            ? `Importação cancelada: ${texts.formatCreated(resources.created)}`
            : texts.formatCreated(resources.created)
        }
      >
        {describeResult(current)}
      </Alert>
      <Inline gap="sm">
        <Button asChild>
          <ImportLink kind={kind}>Importar outra planilha</ImportLink>
        </Button>
        {(kind !== 'orders' || resources.created > 0) && (
          <Button asChild tone="neutral" variant="outline">
            {kind === 'orders' ? (
              <Link to="/ordens-de-servico" search={{ companyId: company.id, source: 'import' }}>
                Ver ordens importadas
              </Link>
            ) : (
              <Link to="/localizacoes" search={{ companyId: company.id }}>
                Ver locais
              </Link>
            )}
          </Button>
        )}
      </Inline>
      {kind === 'orders' && rows.created > 0 && <CreatedOrders current={current} />}
    </Stack>
  )
}

function CreatedOrders({ current: { id } }: { current: Import }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'created'))
  const withOrder = data?.data.filter((row): row is CreatedRow => row.order !== null)
  // Several rows may be one order.
  const numbers = withOrder?.map(({ order }) => order.orderNumber)
  const made = withOrder?.filter(({ order }, index) => numbers?.indexOf(order.orderNumber) === index)
  return (
    <DataTable.Root
      label={`Ordens criadas${(data?.meta.total ?? 0) > maxShownRows ? `, as primeiras ${formatCount(maxShownRows)}` : ''}`}
      columns={columns}
      rows={made ?? []}
      getRowId={({ order }) => order.orderNumber}
      renderRowLink={({ order }) => (
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber: order.orderNumber }} />
      )}
      loading={data === undefined && !error}
    >
      <DataTable.Toolbar>
        <Heading level={2} size="md">
          Ordens criadas
        </Heading>
      </DataTable.Toolbar>
      <ListRows error={error} onRetry={() => void refetch()} />
    </DataTable.Root>
  )
}
