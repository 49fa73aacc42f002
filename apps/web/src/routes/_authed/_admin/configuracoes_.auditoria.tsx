import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { AuditPage, AuditSearch, auditDefaults, auditQuery } from '../../../features/audit/index.ts'
import { SettingsFrame } from '../../../features/settings/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

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
  const list = useListState(auditQuery(search))
  return (
    <SettingsFrame open="auditoria">
      <AuditPage search={search} list={list} />
    </SettingsFrame>
  )
}
