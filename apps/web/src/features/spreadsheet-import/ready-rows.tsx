import { formatAddress, formatPostalCode, type Import, type ImportRow } from '@malote/api-client'
import { DataTable, Heading, Inline, Pagination, SegmentedControl, Stack, Text } from '@malote/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents, formatCount, formatWeight } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { readyRowsQuery } from './import.queries.ts'

type Preview = NonNullable<ImportRow['preview']>
type Stop = Preview['stops'][number]
type Change = NonNullable<ImportRow['changes']>[number]

const lists = new Intl.ListFormat('pt-BR')
const none = '—'

/** `Linha 2`, `Linhas 2, 3 e 4`: without thousands separators, as in the spreadsheet. */
const formatRows = ({ row, rows = [row] }: ImportRow): string =>
  rows.length === 1 ? `Linha ${row}` : `Linhas ${lists.format(rows.map(String))}`

const formatItems = ({ items }: Preview): string =>
  items.map(({ description, quantity }) => `${formatCount(quantity)} × ${description}`).join(', ') || none

/** `Valor declarado: 1234.50 → R$ 1.234,50`. A part out of another cell has no text. */
function formatChange({ column, from, to }: Change): string {
  const value = to || 'vazio'
  return from === null ? `${column}: ${value}` : `${column}: ${from} → ${value}`
}

/** The first line is the name of the rest. */
function Lines({ children }: { children: readonly string[] }) {
  return (
    <Stack gap="xs">
      {children.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own and never move.
        <Text key={index} tone={index === 0 ? 'default' : 'subtle'}>
          {line}
        </Text>
      ))}
    </Stack>
  )
}

const describeStop = ({ contactName, address }: Stop): string[] => [
  contactName,
  formatAddress(address),
  `CEP ${formatPostalCode(address.postalCode)}`,
]

const formatWindow = ({ window, address }: Stop): string =>
  window ? formatLocalWindow(window, getTimeZone(address)) : 'O quanto antes'

const rowColumn: DataTable.Column<ImportRow> = {
  id: 'row',
  header: 'Na planilha',
  primary: true,
  width: 120,
  value: formatRows,
}

const changesColumn: DataTable.Column<ImportRow> = {
  id: 'changes',
  header: 'Convertido da planilha',
  width: 320,
  wrap: true,
  value: ({ changes = [] }) => changes.map(formatChange).join(' · '),
  cell: ({ changes = [], rows = [] }) =>
    changes.length === 0 ? (
      none
    ) : (
      <Lines>{changes.map((change) => (rows.length > 1 ? `Linha ${change.row}: ` : '') + formatChange(change))}</Lines>
    ),
}

/** A column of what the rows become. */
const column = (
  id: string,
  header: string,
  width: number,
  toLines: (preview: Preview) => readonly string[],
  numeric = false,
): DataTable.Column<ImportRow> => ({
  id,
  header,
  width,
  numeric,
  // A wrapped amount breaks between its digits.
  wrap: !numeric,
  value: ({ preview }) => preview && toLines(preview).join(' · '),
  cell: ({ preview }) => preview && <Lines>{toLines(preview)}</Lines>,
})

const columnsByKind: Readonly<Record<Import['kind'], readonly DataTable.Column<ImportRow>[]>> = {
  orders: [
    rowColumn,
    column('dropoffs', 'Entrega', 300, ({ stops }) => stops.slice(1).flatMap(describeStop)),
    column('window', 'Janela', 180, ({ stops }) => stops.slice(1).map(formatWindow)),
    column('items', 'Itens', 200, (preview) => [formatItems(preview)]),
    column('value', 'Valor', 120, ({ valueCents }) => [valueCents > 0 ? formatCents(valueCents) : none], true),
    column('weight', 'Peso', 100, ({ weightGrams }) => [weightGrams > 0 ? formatWeight(weightGrams) : none], true),
    changesColumn,
    column('pickup', 'Coleta', 300, ({ stops }) => stops.slice(0, 1).flatMap(describeStop)),
  ],
  locations: [rowColumn, column('location', 'Local', 420, ({ stops }) => stops.flatMap(describeStop)), changesColumn],
}

/** Lists what each order or location will be, with the values that were converted, before anything is created. */
export function ReadyRows({ current: { id, kind } }: { current: Import }) {
  const [state, setState] = useState<'ready' | 'changed'>('ready')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...readyRowsQuery(id, state, page),
    placeholderData: keepPreviousData,
  })
  const changed = useQuery(readyRowsQuery(id, 'changed', 1)).data?.meta.total ?? 0
  return (
    <DataTable.Root
      label="O que será criado"
      columns={columnsByKind[kind]}
      rows={data?.data ?? []}
      getRowId={({ row }) => String(row)}
      getRowLabel={formatRows}
      loading={data === undefined && !error}
      refreshing={isPlaceholderData}
    >
      <DataTable.Toolbar>
        <Inline justify="between" gap="sm" className="w-full">
          <Heading level={2} size="md">
            O que será criado
          </Heading>
          {changed > 0 && (
            <SegmentedControl
              label="O que mostrar"
              size="sm"
              options={[
                { value: 'ready', label: 'Tudo' },
                { value: 'changed', label: `Com valor convertido (${formatCount(changed)})` },
              ]}
              value={state}
              onValueChange={(next) => {
                setState(next === 'changed' ? 'changed' : 'ready')
                setPage(1)
              }}
            />
          )}
        </Inline>
      </DataTable.Toolbar>
      <ListRows error={error} onRetry={() => void refetch()} />
      {data && data.meta.totalPages > 1 && (
        <DataTable.Footer>
          <Pagination {...data.meta} onPageChange={setPage} />
        </DataTable.Footer>
      )}
    </DataTable.Root>
  )
}
