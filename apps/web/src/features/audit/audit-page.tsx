import type { AuditEntry } from '@malote/api-client'
import { type DataTable, EmptyState, Section, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import ScrollText from 'lucide-react/icons/scroll-text'
import { Suspense, useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { type ListState, ListTable } from '../../lib/lists/list-table.tsx'
import { usersByIdQuery } from '../../lib/lists/user-options.ts'
import { AuditFilters } from './audit-filters.tsx'
import type { AuditSearch } from './audit-search.ts'
import { formatAction, listAssignees } from './audit-text.ts'
import { ChangeList } from './change-list.tsx'

const loadDrawer = () => import('./entry-drawer.tsx')
const EntryDrawer = lazyNamed(loadDrawer, 'EntryDrawer')

/** Number of changes that a row shows. */
const shownChanges = 2

const columns: DataTable.Column<AuditEntry>[] = [
  {
    id: 'action',
    header: 'O que fez',
    primary: true,
    width: 280,
    value: (entry) => `${formatAction(entry)}, ${formatDateTime(entry.recordedAt)}`,
    cell: (entry) => (
      <Stack gap="none" className="md:max-w-72">
        <Text weight="medium">{formatAction(entry)}</Text>
        {entry.subject && (
          <Text size="sm" tone="subtle" truncate>
            {entry.subject}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'actor', header: 'Quem', cardHalfWidth: true, width: 180, cell: ({ actor }) => actor?.name ?? 'Sistema' },
  {
    id: 'recordedAt',
    header: 'Quando',
    cardHalfWidth: true,
    width: 150,
    cell: ({ recordedAt }) => formatDateTime(recordedAt),
  },
  {
    id: 'company',
    header: 'Empresa',
    cardHalfWidth: true,
    width: 190,
    cell: ({ company }) =>
      company ? (
        <Text truncate className="md:max-w-36">
          {company.name}
        </Text>
      ) : (
        '—'
      ),
  },
]

interface AuditPageProps {
  search: AuditSearch
  list: ListState<AuditEntry>
}

/** `/configuracoes/auditoria`: the audit log with each value before and after. */
export function AuditPage({ search, list }: AuditPageProps) {
  const [opened, setOpened] = useState<AuditEntry>()
  const names = new Map(
    list.rows?.flatMap(({ actor, entityId, subject }) => [
      ...(actor ? [[actor.id, actor.name] as const] : []),
      ...(subject ? [[entityId, subject] as const] : []),
    ]),
  )
  const { data: users } = useQuery(usersByIdQuery((list.rows ?? []).flatMap(listAssignees)))
  const assignees = new Map(users?.data.map(({ id, name }) => [id, name]))
  return (
    <Section title="Auditoria" description="Quem fez o quê, quando e de onde, com cada valor antes e depois.">
      <ListTable
        label="Registros da auditoria"
        nouns={['registro', 'registros']}
        list={list}
        search={search}
        searchLabel="Buscar na auditoria"
        searchPlaceholder="Palavras dos valores mudados"
        filterNames={['actorId', 'action', 'entity', 'entityId', 'from', 'to']}
        filters={<AuditFilters search={search} names={names} />}
        columns={[
          ...columns,
          {
            id: 'changes',
            header: 'O que mudou',
            cardLabelHidden: true,
            cell: (entry) => <ChangeList entry={entry} assignees={assignees} most={shownChanges} />,
          },
        ]}
        onRowOpen={setOpened}
        empty={
          <EmptyState icon={<ScrollText />} title="Nada registrado ainda">
            Cada mudança em cadastros, configurações e acessos fica aqui, e ninguém a apaga antes do prazo de retenção.
          </EmptyState>
        }
      />
      {opened && (
        <Suspense>
          <EntryDrawer key={opened.id} entry={opened} assignees={assignees} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}
