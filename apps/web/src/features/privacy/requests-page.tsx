import { type PrivacyRequest, privacyRequestKindLabels, privacyRequestStatusLabels } from '@malote/api-client'
import { type DataTable, EmptyState, Stack, Text } from '@malote/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import { useRowDrawer } from '../../lib/lists/use-row-drawer.tsx'
import type { PrivacySearch } from './privacy-search.ts'
import { RequestDeadline, RequestState } from './request-state.tsx'

const RequestDrawer = lazyNamed(() => import('./request-drawer.tsx'), 'RequestDrawer')

const columns: DataTable.Column<PrivacyRequest>[] = [
  {
    id: 'protocol',
    header: 'Protocolo',
    primary: true,
    width: 200,
    value: ({ protocol }) => protocol,
    cell: ({ protocol, requestedAt }) => (
      <Stack gap="none">
        <Text tabularNumbers weight="medium">
          {protocol}
        </Text>
        <Text size="sm" tone="subtle">
          {formatDateTime(requestedAt)}
        </Text>
      </Stack>
    ),
  },
  { id: 'kind', header: 'Pedido', width: 190, cell: ({ kind }) => privacyRequestKindLabels[kind] },
  {
    id: 'who',
    header: 'Quem',
    cell: ({ name, email, phone }) => (
      <Stack gap="none" className="md:max-w-72">
        <Text truncate>{name ?? 'Dados já anônimos'}</Text>
        <Text size="sm" tone="subtle" truncate>
          {email ?? phone ?? ''}
        </Text>
      </Stack>
    ),
  },
  { id: 'due', header: 'Prazo', width: 200, cell: (request) => <RequestDeadline {...request} /> },
  { id: 'status', header: 'Situação', width: 140, cell: (request) => <RequestState {...request} /> },
]

interface RequestsPageProps {
  search: PrivacySearch
  list: ListState<PrivacyRequest>
}

/** `/titulares`: the privacy requests, open ones first, by legal deadline. */
export function RequestsPage({ search, list }: RequestsPageProps) {
  const { open, drawer } = useRowDrawer<PrivacyRequest>(
    (request, onClose) => request && <RequestDrawer request={request} onClose={onClose} />,
  )
  return (
    <ListPage
      title="Pedidos de titulares"
      nouns={['pedido', 'pedidos']}
      list={list}
      search={search}
      searchLabel="Buscar pedidos"
      searchPlaceholder="Protocolo, nome ou e-mail"
      filterNames={['status', 'kind', 'overdue']}
      filters={
        <>
          <ChoiceFilter label="Situação" options={privacyRequestStatusLabels} search={search} name="status" />
          <ChoiceFilter label="Pedido" options={privacyRequestKindLabels} search={search} name="kind" />
          <ChoiceFilter label="Prazo" options={{ true: 'Vencido' }} search={search} name="overdue" />
        </>
      }
      columns={columns}
      onRowOpen={open}
      empty={
        <EmptyState icon={<ShieldCheck />} title="Nenhum pedido de titular">
          Quem pede para ver, corrigir ou excluir os próprios dados aparece aqui, com 15 dias para a resposta.
        </EmptyState>
      }
    >
      {drawer}
    </ListPage>
  )
}
