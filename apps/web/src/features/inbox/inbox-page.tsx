import { type InboxMessage, inboxStatusLabels } from '@malote/api-client'
import { type DataTable, EmptyState, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import InboxIcon from 'lucide-react/icons/inbox'
import { formatDateTime } from '../../lib/format/formats.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import type { InboxSearch } from './inbox-search.ts'
import { InboxState } from './inbox-state.tsx'
import { getMessageTitle, getSenderName } from './inbox-text.ts'

const columns: DataTable.Column<InboxMessage>[] = [
  {
    id: 'subject',
    header: 'Mensagem',
    primary: true,
    value: getMessageTitle,
    cell: (message) => (
      <Stack gap="none" className="md:max-w-96">
        <Text weight="medium" truncate>
          {getMessageTitle(message)}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {message.text.replace(/\s+/g, ' ')}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'sender',
    header: 'De',
    width: 220,
    cell: (message) => (
      <Stack gap="none">
        <Text truncate>{getSenderName(message)}</Text>
        <Text size="sm" tone="subtle" truncate>
          {message.company.name}
        </Text>
      </Stack>
    ),
  },
  { id: 'files', header: 'Anexos', width: 90, align: 'end', cell: ({ attachments }) => attachments.length },
  { id: 'receivedAt', header: 'Recebida em', width: 160, cell: ({ receivedAt }) => formatDateTime(receivedAt) },
  { id: 'status', header: 'Situação', width: 130, cell: (message) => <InboxState {...message} /> },
]

const renderRowLink = ({ id }: InboxMessage) => <Link to="/a-conferir/$messageId" params={{ messageId: id }} />

interface InboxPageProps {
  search: InboxSearch
  list: ListState<InboxMessage>
}

/** `/a-conferir`: the received messages, those to check first. */
export function InboxPage({ search, list }: InboxPageProps) {
  return (
    <ListPage
      title="A conferir"
      nouns={['mensagem', 'mensagens']}
      list={list}
      search={search}
      filterNames={['status']}
      filters={<ChoiceFilter label="Situação" options={inboxStatusLabels} search={search} name="status" />}
      columns={columns}
      renderRowLink={renderRowLink}
      empty={
        <EmptyState icon={<InboxIcon />} title="Nenhuma mensagem">
          Os pedidos que chegam por e-mail esperam aqui até alguém conferir. Nada é solicitado sozinho. Um administrador
          ou gestor liga a caixa da empresa com uma chave de API.
        </EmptyState>
      }
    />
  )
}
