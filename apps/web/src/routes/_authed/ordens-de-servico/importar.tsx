import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { ImportPage, ImportSearch, importDefaults, importQuery } from '../../../features/spreadsheet-import/index.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/importar')({
  // The import id is in the URL, so that a reload shows the same import.
  validateSearch: ImportSearch,
  search: { middlewares: [stripSearchParams(importDefaults)] },
  loaderDeps: ({ search: { importacao } }) => ({ importacao }),
  beforeLoad: async () => ({ tab: await (await import('../../../lib/storage/tab-drafts.ts')).claimTab() }),
  loader: async ({ context: { queryClient }, deps: { importacao } }) => {
    const companies = queryClient.ensureQueryData(companyOptionsQuery)
    if (importacao) await queryClient.ensureQueryData(importQuery(importacao))
    await companies
  },
  component: ImportOrders,
  staticData: { title: 'Importar ordens' },
})

function ImportOrders() {
  const { importacao, companyId, linhas, page } = Route.useSearch()
  const { user, tab } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const { data: companies } = useSuspenseQuery(companyOptionsQuery)
  const { data: current } = useQuery({ ...importQuery(importacao ?? ''), enabled: importacao !== undefined })
  return (
    <ImportPage
      kind="orders"
      userId={user.id}
      tab={tab}
      companies={companies.data}
      companyId={companyId}
      current={importacao ? current : undefined}
      shownRows={{ linhas, page }}
      onShownRowsChange={(part) => void navigate({ search: (search) => ({ ...search, ...part }), resetScroll: false })}
      onSent={(id) => void navigate({ search: { companyId, importacao: id } })}
    />
  )
}
