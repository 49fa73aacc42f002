import {
  isDeliveryTeam,
  type Occurrence,
  occurrenceKindLabels,
  occurrenceStatusLabels,
  type User,
} from '@malote/api-client'
import { type DataTable, EmptyState, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { OccurrenceState } from '../../components/occurrence-state.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import type { OccurrencesSearch } from './occurrences-search.ts'

const columns: DataTable.Column<Occurrence>[] = [
  {
    id: 'kind',
    header: 'Ocorrência',
    primary: true,
    value: ({ kind, orderNumber }) => `${occurrenceKindLabels[kind]}, ${orderNumber}`,
    cell: ({ kind, reason, description }) => (
      <Stack gap="none" className="md:max-w-96">
        <Text weight="medium" truncate>
          {occurrenceKindLabels[kind]}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {description ?? (reason === occurrenceKindLabels[kind] ? null : reason)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'order',
    header: 'Ordem',
    width: 200,
    cell: ({ orderNumber, company }) => (
      <Stack gap="none">
        <Text truncate>{orderNumber}</Text>
        <Text size="sm" tone="subtle" truncate>
          {company.name}
        </Text>
      </Stack>
    ),
  },
  { id: 'owner', header: 'Responsável', width: 180, cell: ({ owner }) => owner?.name ?? 'Ninguém ainda' },
  { id: 'dueAt', header: 'Prazo', width: 150, cell: ({ dueAt }) => formatDateTime(dueAt) },
  { id: 'status', header: 'Situação', width: 130, cell: (occurrence) => <OccurrenceState {...occurrence} /> },
]

const renderRowLink = ({ orderNumber }: Occurrence) => (
  <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} />
)

interface OccurrencesPageProps {
  user: User
  search: OccurrencesSearch
  list: ListState<Occurrence>
}

/** `/ocorrencias`: what went wrong with the orders, the open occurrences first. */
export function OccurrencesPage({ user, search, list }: OccurrencesPageProps) {
  return (
    <ListPage
      title="Ocorrências"
      nouns={['ocorrência', 'ocorrências']}
      list={list}
      search={search}
      filterNames={['status', 'owned', 'overdue']}
      filters={
        <>
          <ChoiceFilter label="Situação" options={occurrenceStatusLabels} search={search} name="status" />
          <ChoiceFilter label="Prazo" options={{ true: 'Vencido' }} search={search} name="overdue" />
          {isDeliveryTeam(user) && (
            <ChoiceFilter label="Responsável" options={{ true: 'Eu' }} search={search} name="owned" />
          )}
        </>
      }
      columns={columns}
      renderRowLink={renderRowLink}
      empty={
        <EmptyState icon={<TriangleAlert />} title="Nenhuma ocorrência">
          Uma tentativa sem sucesso abre uma ocorrência sozinha. Avaria, extravio e outros problemas são abertos na
          página da ordem.
        </EmptyState>
      }
    />
  )
}
