import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { PageError, PagePending } from '../../../app/states'
import { ApiKeysCard, apiKeysQuery } from '../../../features/api-keys'
import { companyOptionsQuery } from '../../../features/companies'
import {
  plainSettings,
  SettingsPage,
  SettingsSearch,
  settingsHistoryQuery,
  settingsQuery,
} from '../../../features/settings'

export const Route = createFileRoute('/_authed/_admin/configuracoes')({
  validateSearch: SettingsSearch,
  search: { middlewares: [stripSearchParams(plainSettings)] },
  // Who changed what last can wait; what holds cannot.
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
  const { companyId } = Route.useSearch()
  const companies = useQuery(companyOptionsQuery)
  const keys = useQuery(apiKeysQuery(companyId))
  if (keys.isError) return <PageError error={keys.error} reset={keys.refetch} />
  if (!keys.data) return <PagePending />
  return <ApiKeysCard keys={keys.data.data} companies={companies.data?.data ?? []} companyId={companyId} />
}
