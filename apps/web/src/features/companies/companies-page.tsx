import {
  type Company,
  type companies,
  companyStatusLabels,
  type EndpointOutput,
  formatCnpj,
  type Settings,
} from '@malote/api-client'
import { Badge, Button, type DataTable, DropdownMenu, EmptyState, Text } from '@malote/ui'
import Ban from 'lucide-react/icons/ban'
import Building2 from 'lucide-react/icons/building-2'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import { useRowDrawer } from '../../lib/lists/use-row-drawer.tsx'
import type { CompanyAction } from './companies.queries.ts'
import { type CompaniesSearch, companySorts } from './companies-search.ts'
import { useConfirmedCompanyAction } from './confirm-company-action.ts'

const loadDrawer = () => import('./company-drawer.tsx')
const CompanyDrawer = lazyNamed(loadDrawer, 'CompanyDrawer')

/** A company of the list, with the counts of its data. */
export type ListedCompany = EndpointOutput<typeof companies.list>['data'][number]

const columns: DataTable.Column<ListedCompany>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    sortable: true,
    value: ({ name }) => name,
    cell: ({ name }) => <Text weight="medium">{name}</Text>,
  },
  { id: 'cnpj', header: 'CNPJ', cardHalfWidth: true, width: 200, cell: ({ cnpj }) => (cnpj ? formatCnpj(cnpj) : '—') },
  {
    id: 'orders',
    header: 'Em curso',
    cardHalfWidth: true,
    width: 104,
    numeric: true,
    cell: ({ counts }) => (counts ? formatCount(counts.openOrders) : '—'),
  },
  {
    id: 'members',
    header: 'Usuários',
    cardHalfWidth: true,
    width: 104,
    numeric: true,
    cell: ({ counts }) => (counts ? formatCount(counts.members) : '—'),
  },
  {
    id: 'locations',
    header: 'Locais',
    cardHalfWidth: true,
    width: 96,
    numeric: true,
    cell: ({ counts }) => (counts ? formatCount(counts.locations) : '—'),
  },
  {
    id: 'status',
    header: 'Situação',
    cardHalfWidth: true,
    width: 120,
    cell: ({ status }) =>
      status && <Badge tone={status === 'active' ? 'success' : 'warning'}>{companyStatusLabels[status]}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Cadastrada em',
    cardHalfWidth: true,
    sortable: true,
    width: 170,
    cell: ({ createdAt }) => (createdAt ? formatDateTime(createdAt) : '—'),
  },
]

interface CompaniesPageProps {
  search: CompaniesSearch
  list: ListState<ListedCompany>
  /** The defaults for companies without an agreement; undefined while they load. */
  settings: Settings | undefined
}

/** `/empresas`: the client companies and their agreements. */
export function CompaniesPage({ search, list, settings }: CompaniesPageProps) {
  const { open, openNew, drawer } = useRowDrawer<Company>((company, onClose) => (
    <CompanyDrawer company={company} settings={settings} onClose={onClose} />
  ))
  const confirmCompanyAction = useConfirmedCompanyAction()
  const newCompany = (
    <Button tone="primary" icon={<Plus />} onPointerEnter={() => void loadDrawer()} onClick={openNew}>
      Cadastrar empresa
    </Button>
  )
  return (
    <ListPage
      title="Empresas"
      nouns={['empresa', 'empresas']}
      list={list}
      search={search}
      searchLabel="Buscar empresas"
      searchPlaceholder="Nome ou CNPJ"
      actions={newCompany}
      filterNames={['status']}
      filters={<ChoiceFilter label="Situação" options={companyStatusLabels} search={search} name="status" />}
      columns={columns}
      sorts={companySorts}
      onRowOpen={open}
      rowActions={(company) => (
        <RowActions
          company={company}
          onEdit={() => open(company)}
          onAction={(action) => confirmCompanyAction(action, company)}
        />
      )}
      empty={
        <EmptyState icon={<Building2 />} title="Nenhuma empresa ainda" action={newCompany}>
          As empresas que solicitam entregas aparecem aqui. Cadastre a primeira.
        </EmptyState>
      }
    >
      {drawer}
    </ListPage>
  )
}

interface RowActionsProps {
  company: Company
  onEdit: () => void
  onAction: (action: CompanyAction) => void
}

/** The row's menu of actions. */
function RowActions({ company, onEdit, onAction: onAct }: RowActionsProps) {
  return (
    <>
      <DropdownMenu.Item icon={<Pencil />} onSelect={onEdit}>
        Editar empresa
      </DropdownMenu.Item>
      {company.status === 'suspended' ? (
        <DropdownMenu.Item icon={<RotateCcw />} onSelect={() => onAct('reactivate')}>
          Reativar empresa
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item icon={<Ban />} tone="danger" onSelect={() => onAct('suspend')}>
          Suspender empresa
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item icon={<Trash2 />} tone="danger" onSelect={() => onAct('remove')}>
        Excluir empresa
      </DropdownMenu.Item>
    </>
  )
}
