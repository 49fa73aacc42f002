import { type Company, companyStatusLabels, formatCnpj } from '@malote/api-client'
import { Badge, type DataTableColumn, EmptyState, Text } from '@malote/ui'
import Building2 from 'lucide-react/icons/building-2'
import { ChoiceFilter } from '../../app/choice-filter'
import { formatDateTime } from '../../app/formats'
import { ListPage, type ListState, useListAddress } from '../../app/list-page'
import { type CompaniesSearch, sortingOf, sortOf } from './companies-search'

const columns: DataTableColumn<Company>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    sortable: true,
    value: ({ name }) => name,
    cell: ({ name }) => <Text weight="medium">{name}</Text>,
  },
  { id: 'cnpj', header: 'CNPJ', width: 200, cell: ({ cnpj }) => (cnpj ? formatCnpj(cnpj) : '—') },
  {
    id: 'status',
    header: 'Situação',
    width: 120,
    cell: ({ status }) =>
      status && <Badge tone={status === 'active' ? 'success' : 'warning'}>{companyStatusLabels[status]}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Cadastrada em',
    sortable: true,
    width: 170,
    cell: ({ createdAt }) => (createdAt ? formatDateTime(createdAt) : '—'),
  },
]

const getRowId = ({ id }: Company) => id

interface CompaniesPageProps {
  search: CompaniesSearch
  list: ListState<Company>
}

/** `/empresas`: the client companies. */
export function CompaniesPage({ search, list }: CompaniesPageProps) {
  const change = useListAddress()
  return (
    <ListPage
      title="Empresas"
      nouns={['empresa', 'empresas']}
      list={list}
      search={search}
      searchLabel="Buscar empresas"
      searchPlaceholder="Nome ou CNPJ"
      filterNames={['status']}
      filters={
        <ChoiceFilter
          label="Situação"
          options={companyStatusLabels}
          value={search.status}
          onChange={(status) => change({ status })}
        />
      }
      columns={columns}
      getRowId={getRowId}
      sorting={sortingOf(search.sort)}
      onSortingChange={(sorting) => change({ sort: sortOf(sorting) })}
      empty={
        <EmptyState icon={<Building2 />} title="Nenhuma empresa ainda">
          As empresas que pedem entregas aparecem aqui.
        </EmptyState>
      }
    />
  )
}
