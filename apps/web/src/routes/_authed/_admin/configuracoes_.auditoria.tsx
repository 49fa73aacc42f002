import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AuditPage, AuditSearch, auditQuery, plainAudit } from '../../../features/audit'
import { SettingsFrame } from '../../../features/settings'
import { listState } from '../../../lib/lists/list-query'

export const Route = createFileRoute('/_authed/_admin/configuracoes_/auditoria')({
  validateSearch: AuditSearch,
  search: { middlewares: [stripSearchParams(plainAudit)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: Page,
  staticData: { title: 'Auditoria' },
})

function Page() {
  const search = Route.useSearch()
  const list = listState(useQuery({ ...auditQuery(search), placeholderData: keepPreviousData }))
  return (
    <SettingsFrame open="auditoria">
      <AuditPage search={search} list={list} />
    </SettingsFrame>
  )
}
