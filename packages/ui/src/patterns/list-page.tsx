import Plus from 'lucide-react/icons/plus'
import { StatusBadge, type StatusKind } from '../delivery.ts'
import {
  Button,
  DataTable,
  DropdownMenu,
  EmptyState,
  FilterBar,
  FilterChip,
  PageHeader,
  Pagination,
  SearchField,
  Stack,
  TabNav,
} from '../index.ts'
import { Frame } from './frame.tsx'

export interface Order {
  number: string
  to: string
  kind: StatusKind
  status: string
  when: string
  value: string
}

export const orders: Order[] = [
  ['OS-2026-000212', 'Mariana Duarte', 'moving', 'Em rota', 'hoje, até 18:00', 'R$ 1.234,56'],
  ['OS-2026-000211', 'Clínica São Lucas', 'requested', 'Solicitada', 'hoje, 14:00–16:00', 'R$ 89,90'],
  ['OS-2026-000210', 'Ótica Boa Vista', 'failed', 'Tentativa sem sucesso', 'hoje, até 12:00', 'R$ 640,00'],
  ['OS-2026-000209', 'João Batista', 'accepted', 'Aguardando coleta', 'amanhã, 08:00–12:00', 'R$ 0,00'],
  [
    'OS-2026-000208',
    'Associação dos Moradores do Alto da Boa Vista',
    'done',
    'Entregue',
    'ontem, 17:42',
    'R$ 12.000,00',
  ],
].map(
  ([number, to, kind, status, when, value]) => ({ number, to, kind: kind as StatusKind, status, when, value }) as Order,
)

const columns: DataTable.Column<Order>[] = [
  { id: 'number', header: 'Número', primary: true, sortable: true, width: 180, value: ({ number }) => number },
  { id: 'to', header: 'Destinatário', sortable: true, value: ({ to }) => to },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ kind, status }) => <StatusBadge kind={kind}>{status}</StatusBadge>,
  },
  { id: 'when', header: 'Prazo', value: ({ when }) => when },
  { id: 'value', header: 'Valor declarado', numeric: true, value: ({ value }) => value },
]

const getRowId = ({ number }: Order) => number
const getRowHref = ({ number }: Order) => `#${number}`
const rowActions = () => (
  <>
    <DropdownMenu.Item>Duplicar ordem</DropdownMenu.Item>
    <DropdownMenu.Item tone="danger">Cancelar ordem</DropdownMenu.Item>
  </>
)

/** A list with search, filters, bulk actions and pagination. */
export function ListPage({ rows, search }: { rows: readonly Order[]; search?: string }) {
  return (
    <Frame>
      <Stack gap="lg">
        <PageHeader
          title="Ordens de Serviço"
          count="212"
          actions={<Button icon={<Plus aria-hidden />}>Nova ordem</Button>}
        />
        <TabNav.Root label="Situação">
          <TabNav.Item href="#todas" active count="212">
            Todas
          </TabNav.Item>
          <TabNav.Item href="#em-aberto" count="38">
            Em aberto
          </TabNav.Item>
          <TabNav.Item href="#em-andamento" count="17">
            Em andamento
          </TabNav.Item>
          <TabNav.Item href="#precisa-de-acao" count="4">
            Precisa de ação
          </TabNav.Item>
        </TabNav.Root>
        <FilterBar
          search={
            <SearchField label="Buscar ordens" placeholder="Número, destinatário, telefone" defaultValue={search} />
          }
          activeCount={search ? 1 : 0}
          onClear={() => {}}
        >
          <FilterChip label="Período" value="Últimos 7 dias" onRemove={() => {}} />
          <FilterChip label="Status" />
          <FilterChip label="Empresa" />
        </FilterBar>
        <DataTable.Root
          label="Ordens de serviço"
          columns={columns}
          rows={rows}
          getRowId={getRowId}
          getRowHref={getRowHref}
          rowActions={rowActions}
          selectable
        >
          <DataTable.Toolbar>
            <DataTable.ViewOptions />
          </DataTable.Toolbar>
          <DataTable.BulkActions>
            {(selected) => (
              <Button size="sm" tone="neutral" variant="outline">
                Imprimir {selected.length === 1 ? 'etiqueta' : `${selected.length} etiquetas`}
              </Button>
            )}
          </DataTable.BulkActions>
          <DataTable.Table>
            {search === undefined ? (
              <EmptyState title="Nenhuma ordem de serviço ainda" action={<Button>Criar a primeira</Button>}>
                Aqui você acompanha cada entrega, da solicitação até a porta.
              </EmptyState>
            ) : (
              <DataTable.NoMatches onClearFilters={() => {}} />
            )}
          </DataTable.Table>
          <DataTable.Footer>
            {rows.length > 0 && (
              <Pagination page={1} limit={25} total={212} totalPages={9} getHref={(page) => `#pagina-${page}`} />
            )}
          </DataTable.Footer>
        </DataTable.Root>
      </Stack>
    </Frame>
  )
}
