import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ApiKeysList, apiKeysQuery } from '../../../features/api-keys/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import {
  SettingsPage,
  SettingsSearch,
  settingsDefaults,
  settingsHistoryQuery,
  settingsQuery,
} from '../../../features/settings/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/configuracoes')({
  validateSearch: SettingsSearch,
  search: { middlewares: [stripSearchParams(settingsDefaults)] },
  // The loader awaits the settings, but not their history.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(settingsHistoryQuery)
    return context.queryClient.ensureQueryData(settingsQuery)
  },
  component: Page,
  staticData: { title: 'Configurações' },
})

function Page() {
  const { aba } = Route.useSearch()
  const settings = useSuspenseQuery(settingsQuery)
  const history = useQuery(settingsHistoryQuery)
  return (
    <SettingsPage tab={aba} settings={settings.data} history={history.data?.data ?? []}>
      {aba === 'chaves' && <ApiKeys />}
    </SettingsPage>
  )
}

function ApiKeys() {
  const { companyId, page, limit } = Route.useSearch()
  const companies = useQuery(companyOptionsQuery)
  const keys = useListState(apiKeysQuery({ companyId, page, limit }))
  return <ApiKeysList list={keys} companies={companies.data?.data ?? []} companyId={companyId} />
}
