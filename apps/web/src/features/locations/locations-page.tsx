import { formatAddress, formatPhone, formatPostalCode, type Location, type PageMeta } from '@malote/api-client'
import { Badge, EmptyState, Stack, Table, Text } from '@malote/ui'
import MapPin from 'lucide-react/icons/map-pin'
import { ListPage } from '../../app/list-page'

interface LocationsPageProps {
  locations: readonly Location[]
  meta: PageMeta
  search: string | undefined
}

/** `/localizacoes`: the places that a company collects from and delivers to again and again. */
export function LocationsPage({ locations, meta, search }: LocationsPageProps) {
  return (
    <ListPage
      title="Localizações"
      searchLabel="Buscar por nome ou endereço"
      search={search}
      meta={meta}
      empty={
        <EmptyState icon={<MapPin />} title="Nenhum local salvo ainda">
          Os endereços de coleta e de entrega que se repetem aparecem aqui.
        </EmptyState>
      }
    >
      <Table.Root label="Localizações">
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Local</Table.HeaderCell>
            <Table.HeaderCell>Endereço</Table.HeaderCell>
            <Table.HeaderCell>Contato</Table.HeaderCell>
            <Table.HeaderCell>Situação</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {locations.map((location) => (
            <LocationRow key={location.id} location={location} />
          ))}
        </Table.Body>
      </Table.Root>
    </ListPage>
  )
}

function LocationRow({
  location: { name, company, address, contactName, contactPhone, active },
}: {
  location: Location
}) {
  return (
    <Table.Row>
      <Table.Cell>
        <Stack gap="none">
          <Text weight="medium">{name}</Text>
          <Text size="sm" tone="subtle">
            {company.name}
          </Text>
        </Stack>
      </Table.Cell>
      <Table.Cell>
        <Stack gap="none">
          <Text>{formatAddress(address)}</Text>
          <Text size="sm" tone="subtle">
            {`CEP ${formatPostalCode(address.postalCode)}`}
          </Text>
        </Stack>
      </Table.Cell>
      <Table.Cell>
        {[contactName, contactPhone && formatPhone(contactPhone)].filter(Boolean).join(' · ') || '—'}
      </Table.Cell>
      <Table.Cell>
        <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Ativo' : 'Inativo'}</Badge>
      </Table.Cell>
    </Table.Row>
  )
}
