import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AuditPage, AuditSearch, auditDefaults, auditQuery } from '../../../features/audit/index.ts'
import { SettingsFrame } from '../../../features/settings/index.ts'
import { toListState } from '../../../lib/lists/list-query.ts'

export const Route = createFileRoute('/_authed/_admin/configuracoes_/auditoria')({
  validateSearch: AuditSearch,
  search: { middlewares: [stripSearchParams(auditDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: Page,
  staticData: { title: 'Auditoria' },
})

function Page() {
  const search = Route.useSearch()
  const list = toListState(useQuery({ ...auditQuery(search), placeholderData: keepPreviousData }))
  return (
    <SettingsFrame open="auditoria">
      <AuditPage search={search} list={list} />
    </SettingsFrame>
  )
}
