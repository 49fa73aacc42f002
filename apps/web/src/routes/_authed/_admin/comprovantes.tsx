import { useQuery } from '@tanstack/react-query'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  ProofExportsPage,
  ProofExportsSearch,
  proofExportsDefaults,
  proofExportsQuery,
} from '../../../features/proof-exports/index.ts'
import { companyOptionsQuery } from '../../../features/session/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/_admin/comprovantes')({
  validateSearch: ProofExportsSearch,
  search: { middlewares: [stripSearchParams(proofExportsDefaults)] },
  component: ProofExports,
  staticData: { title: 'Comprovantes do mês' },
})

function ProofExports() {
  const search = Route.useSearch()
  const { user } = Route.useRouteContext()
  const list = useListState(proofExportsQuery(search))
  const companies = useQuery(companyOptionsQuery)
  return <ProofExportsPage user={user} search={search} list={list} companies={companies.data?.data} />
}
