import { formatAddress, formatPhone, formatPostalCode, type Location } from '@malote/api-client'
import { Badge, type DataTableColumn, EmptyState, Stack, Text } from '@malote/ui'
import MapPin from 'lucide-react/icons/map-pin'
import { ChoiceFilter } from '../../app/choice-filter'
import { ListPage, type ListState, useListAddress } from '../../app/list-page'
import type { LocationsSearch } from './locations-search'

const columns: DataTableColumn<Location>[] = [
  {
    id: 'name',
    header: 'Local',
    primary: true,
    value: ({ name }) => name,
    cell: ({ name, company }) => (
      <Stack gap="none" className="md:max-w-64">
        <Text weight="medium" truncate>
          {name}
        </Text>
        <Text size="sm" tone="subtle" truncate>
          {company.name}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'address',
    header: 'Endereço',
    cell: ({ address }) => (
      <Stack gap="none" className="md:max-w-md">
        <Text truncate>{formatAddress(address)}</Text>
        <Text size="sm" tone="subtle">{`CEP ${formatPostalCode(address.postalCode)}`}</Text>
      </Stack>
    ),
  },
  {
    id: 'contact',
    header: 'Contato',
    width: 200,
    cell: ({ contactName, contactPhone }) => (
      <Stack gap="none" className="md:max-w-44">
        <Text truncate>{contactName ?? (contactPhone ? formatPhone(contactPhone) : '—')}</Text>
        {contactName && contactPhone && (
          <Text size="sm" tone="subtle">
            {formatPhone(contactPhone)}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'usageCount', header: 'Ordens', width: 96, numeric: true, cell: ({ usageCount }) => usageCount },
  {
    id: 'active',
    header: 'Situação',
    width: 112,
    cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Ativo' : 'Inativo'}</Badge>,
  },
]

const getRowId = ({ id }: Location) => id

interface LocationsPageProps {
  search: LocationsSearch
  list: ListState<Location>
}

/** `/localizacoes`: the places that a company collects from and delivers to again and again. */
export function LocationsPage({ search, list }: LocationsPageProps) {
  const change = useListAddress()
  return (
    <ListPage
      title="Localizações"
      nouns={['local', 'locais']}
      list={list}
      search={search}
      searchLabel="Buscar locais"
      searchPlaceholder="Nome ou endereço"
      filterNames={['active']}
      filters={
        <ChoiceFilter
          label="Situação"
          options={{ true: 'Ativo', false: 'Inativo' }}
          value={search.active === undefined ? undefined : search.active ? 'true' : 'false'}
          onChange={(active) => change({ active })}
        />
      }
      columns={columns}
      getRowId={getRowId}
      empty={
        <EmptyState icon={<MapPin />} title="Nenhum local salvo ainda">
          Os endereços de coleta e de entrega que se repetem aparecem aqui.
        </EmptyState>
      }
    />
  )
}
