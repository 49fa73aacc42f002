import type { Import } from '@malote/api-client'
import {
  Alert,
  Button,
  DataTable,
  type DataTableColumn,
  DropdownMenu,
  Grid,
  Inline,
  Stack,
  StatCard,
  Text,
} from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { messageOf } from '../../../app/form-errors'
import { formatCount } from '../../../app/formats'
import { saveFile } from '../../../app/save-file'
import { tellError } from '../../../app/tell-error'
import { fetchErrors, importRowsQuery, shownRows, useStepImport } from './import.queries'

interface Fault {
  id: string
  row: number
  column: string
  message: string
}

const columns: readonly DataTableColumn<Fault>[] = [
  {
    id: 'row',
    header: 'Linha',
    numeric: true,
    primary: true,
    width: 96,
    sortable: true,
    value: ({ row }) => row,
    // As the spreadsheet writes it, without a point.
    cell: ({ row }) => String(row),
  },
  { id: 'column', header: 'Coluna', width: 240, sortable: true, value: ({ column }) => column },
  { id: 'message', header: 'O que corrigir', width: 480, value: ({ message }) => message },
]

const orders = (count: number) => (count === 1 ? '1 ordem' : `${formatCount(count)} ordens`)
const lines = (count: number) => (count === 1 ? '1 linha' : `${formatCount(count)} linhas`)

/** What the file would create, row by row, before anything is. */
export function ImportCheck({ current, onMap }: { current: Import; onMap: () => void }) {
  const { id, rows } = current
  const ready = rows.total - rows.invalid - rows.repeated
  const step = useStepImport(id)
  const take = (what: 'start' | 'cancel', failed: string) =>
    step.mutate(what, { onError: (error) => tellError(error, failed) })
  return (
    <Stack gap="lg">
      {rows.repeated > 0 && (
        <Alert
          tone="info"
          title={
            rows.repeated === rows.total ? 'Este arquivo já foi importado' : 'Parte deste arquivo já foi importada'
          }
        >
          {`${lines(rows.repeated)} já ${rows.repeated === 1 ? 'virou ordem' : 'viraram ordens'} e não ${rows.repeated === 1 ? 'se repete' : 'se repetem'}.`}
        </Alert>
      )}
      <Grid columns="three" gap="md">
        <StatCard label="Prontas para importar" value={formatCount(ready)} tone={ready > 0 ? 'success' : 'neutral'} />
        <StatCard label="Com erro" value={formatCount(rows.invalid)} tone={rows.invalid > 0 ? 'danger' : 'neutral'} />
        <StatCard label="Já importadas" value={formatCount(rows.repeated)} />
      </Grid>
      <Inline gap="sm">
        {ready > 0 && (
          <Button pending={step.isPending} onClick={() => take('start', 'Não foi possível começar a importação.')}>
            {`Importar ${orders(ready)}`}
          </Button>
        )}
        <Button tone="neutral" variant="outline" onClick={onMap}>
          Corrigir colunas
        </Button>
        <Button
          tone="neutral"
          variant="ghost"
          disabled={step.isPending}
          onClick={() => take('cancel', 'Não foi possível cancelar a importação.')}
        >
          Cancelar importação
        </Button>
      </Inline>
      {rows.invalid > 0 && <Faults current={current} />}
    </Stack>
  )
}

function Faults({ current: { id, rows } }: { current: Import }) {
  const { data, error, refetch } = useQuery(importRowsQuery(id, 'invalid'))
  const faults = data?.data.flatMap(({ row, errors }) =>
    errors.map((fault, index): Fault => ({ id: `${row} ${index}`, row, ...fault })),
  )
  const save = (format: 'csv' | 'xlsx') =>
    fetchErrors(id, format).then(
      (file) => saveFile(file, `erros-da-importacao.${format}`),
      (failure: unknown) => tellError(failure, 'Não foi possível baixar as linhas com erro.'),
    )
  return (
    <DataTable
      label="Linhas com erro"
      columns={columns}
      rows={faults ?? []}
      getRowId={(fault) => fault.id}
      getRowLabel={({ row }) => `Linha ${row}`}
      loading={data === undefined}
      error={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      toolbar={
        <Inline justify="between" gap="sm" className="w-full">
          <Text>
            {rows.invalid > shownRows
              ? `As primeiras ${formatCount(shownRows)} de ${lines(rows.invalid)} com erro`
              : `${lines(rows.invalid)} com erro: corrija, salve e envie só ${rows.invalid === 1 ? 'ela' : 'elas'}`}
          </Text>
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button tone="neutral" variant="outline" size="sm" icon={<Download />}>
                Baixar linhas com erro
              </Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item onSelect={() => void save('xlsx')}>Excel (XLSX)</DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => void save('csv')}>CSV</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </Inline>
      }
    />
  )
}
