import { formatAddress, formatPostalCode, type Import, type ImportRow } from '@malote/api-client'
import { Button, DataTable, EmptyState, Heading, Inline, Pagination, SegmentedControl, Stack, Text } from '@malote/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatCents, formatCount, formatList, formatWeight } from '../../lib/format/formats.ts'
import { ListRows } from '../../lib/lists/list-rows.tsx'
import { formatLocalWindow, getTimeZone } from '../orders/order/local-time.ts'
import { readyRowsQuery } from './import.queries.ts'
import type { ShownRows } from './import-search.ts'

type Preview = NonNullable<ImportRow['preview']>
type Stop = Preview['stops'][number]
type Change = NonNullable<ImportRow['changes']>[number]

const none = '—'

/** `Linha 2`, `Linhas 2, 3 e 4`: without thousands separators, as in the spreadsheet. */
const formatRows = ({ row, rows = [row] }: ImportRow): string =>
  rows.length === 1 ? `Linha ${row}` : `Linhas ${formatList(rows.map(String))}`

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

const describeChanges = ({ changes = [], rows = [] }: ImportRow): string[] =>
  changes.map((change) => (rows.length > 1 ? `Linha ${change.row}: ` : '') + formatChange(change))

/** What the user should look at before the start. */
const changesColumn: DataTable.Column<ImportRow> = {
  id: 'changes',
  header: 'Convertido ou a conferir',
  width: 320,
  wrap: true,
  value: (row) => [...(row.hints ?? []), ...describeChanges(row)].join(' · '),
  cell: (row) => {
    const { hints = [] } = row
    const changes = describeChanges(row)
    if (hints.length + changes.length === 0) return none
    return (
      <Stack gap="xs">
        {hints.map((hint) => (
          <Text key={hint} tone="warning">
            {hint}
          </Text>
        ))}
        {changes.length > 0 && <Lines>{changes}</Lines>}
      </Stack>
    )
  },
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

/** The state of the rows of each choice. */
const states = { convertidas: 'changed', conferir: 'doubtful' } as const

export interface ReadyRowsProps {
  current: Import
  /** The rows that are shown, as in the URL. */
  shownRows: ShownRows
  onShownRowsChange: (part: Partial<ShownRows>) => void
}

/** Lists what each order or location will be, with the values that were converted, before anything is created. */
export function ReadyRows({ current: { id, kind }, shownRows: { linhas, page }, onShownRowsChange }: ReadyRowsProps) {
  const state = linhas ? states[linhas] : 'ready'
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...readyRowsQuery(id, state, page),
    placeholderData: keepPreviousData,
  })
  const changed = useQuery(readyRowsQuery(id, 'changed', 1)).data?.meta.total ?? 0
  const doubtful = useQuery(readyRowsQuery(id, 'doubtful', 1)).data?.meta.total ?? 0
  const choices = [
    { value: 'tudo', label: 'Tudo' },
    { value: 'convertidas', label: `Com valor convertido (${formatCount(changed)})`, count: changed },
    { value: 'conferir', label: `Para conferir (${formatCount(doubtful)})`, count: doubtful },
  ].filter(({ value, count }) => count !== 0 || value === linhas)
  const showAll = () => onShownRowsChange({ linhas: undefined, page: 1 })
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
          {choices.length > 1 && (
            <SegmentedControl
              label="O que mostrar"
              size="sm"
              options={choices}
              value={linhas ?? 'tudo'}
              onValueChange={(next) =>
                onShownRowsChange({ linhas: next === 'convertidas' || next === 'conferir' ? next : undefined, page: 1 })
              }
            />
          )}
        </Inline>
      </DataTable.Toolbar>
      <ListRows
        error={error}
        onRetry={() => void refetch()}
        empty={
          // The address of the page may be of an earlier check, which had more rows.
          <EmptyState
            title="Nenhuma linha aqui"
            action={
              <Button variant="outline" onClick={showAll}>
                Mostrar todas
              </Button>
            }
          />
        }
      />
      {data && data.meta.totalPages > 1 && (
        <DataTable.Footer>
          <Pagination {...data.meta} onPageChange={(next) => onShownRowsChange({ page: next })} />
        </DataTable.Footer>
      )}
    </DataTable.Root>
  )
}
