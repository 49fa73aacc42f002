import { type Company, formatAddress, formatPhone, formatPostalCode, type Location } from '@malote/api-client'
import { Badge, Button, type DataTable, DropdownMenu, EmptyState, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import FileUp from 'lucide-react/icons/file-up'
import MapPin from 'lucide-react/icons/map-pin'
import Merge from 'lucide-react/icons/merge'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { DownloadMenu, spreadsheetFormats } from '../../components/download-menu.tsx'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import { useRowDrawer } from '../../lib/lists/use-row-drawer.tsx'
import { useConfirmedLocationActions } from './confirm-location-action.ts'
import { exportLocations } from './locations.queries.ts'
import type { LocationsSearch } from './locations-search.ts'

const loadDrawer = () => import('./location-drawer.tsx')
const LocationDrawer = lazyNamed(loadDrawer, 'LocationDrawer')
const MergeDialog = lazyNamed(() => import('./merge-dialog.tsx'), 'MergeDialog')

const columns: DataTable.Column<Location>[] = [
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
    cardLabelHidden: true,
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
    cardLabelHidden: true,
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
  {
    id: 'usageCount',
    header: 'Ordens',
    cardHalfWidth: true,
    width: 96,
    numeric: true,
    cell: ({ usageCount }) => usageCount,
  },
  {
    id: 'active',
    header: 'Situação',
    cardHalfWidth: true,
    width: 112,
    cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Ativo' : 'Inativo'}</Badge>,
  },
]

interface LocationsPageProps {
  search: LocationsSearch
  list: ListState<Location>
  /** The companies of new locations; undefined while they load. */
  companies: readonly Company[] | undefined
  companiesFailed: boolean
}

/** `/localizacoes`: the saved locations of a company. */
export function LocationsPage({ search, list, companies, companiesFailed }: LocationsPageProps) {
  const { open, openNew, drawer } = useRowDrawer<Location>((location, onClose) => (
    <LocationDrawer
      location={location}
      companies={companies}
      companiesFailed={companiesFailed}
      companyId={search.companyId}
      onClose={onClose}
    />
  ))
  const actions = useConfirmedLocationActions()
  const [merging, setMerging] = useState<Location>()
  const newLocationButton = (
    <Button tone="primary" icon={<Plus />} onPointerEnter={() => void loadDrawer()} onClick={openNew}>
      Salvar local
    </Button>
  )
  const importButton = (
    <Button asChild tone="neutral" variant="outline" icon={<FileUp />}>
      <Link to="/localizacoes" search={({ companyId }) => ({ companyId, importar: true })}>
        Importar
      </Link>
    </Button>
  )
  return (
    <ListPage
      title="Localizações"
      nouns={['local', 'locais']}
      list={list}
      search={search}
      searchLabel="Buscar locais"
      searchPlaceholder="Nome ou endereço"
      actions={
        <>
          <DownloadMenu
            label="Exportar"
            about="Todos os locais deste filtro"
            formats={spreadsheetFormats}
            fileName="localizacoes"
            dated
            failed="Não foi possível exportar."
            disabledReason={list.meta?.total === 0 ? 'Não há locais neste filtro.' : undefined}
            load={(format) => exportLocations(search, format)}
          />
          {importButton}
          {newLocationButton}
        </>
      }
      filterNames={['active', 'doubles']}
      filters={
        <>
          <ChoiceFilter label="Situação" options={{ true: 'Ativo', false: 'Inativo' }} search={search} name="active" />
          <ChoiceFilter
            label="Repetidos"
            options={{ true: 'Só os que parecem repetidos' }}
            search={search}
            name="doubles"
          />
        </>
      }
      columns={columns}
      onRowOpen={open}
      rowActions={(location) => (
        <>
          <DropdownMenu.Item icon={<Pencil />} onSelect={() => open(location)}>
            Editar local
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<Merge />} onSelect={() => setMerging(location)}>
            Juntar a outro local
          </DropdownMenu.Item>
          {!location.active && (
            <DropdownMenu.Item icon={<RotateCcw />} onSelect={() => actions.reactivate(location)}>
              Reativar local
            </DropdownMenu.Item>
          )}
          {(location.active || location.usageCount === 0) && (
            <DropdownMenu.Item
              icon={location.usageCount > 0 ? <Ban /> : <Trash2 />}
              tone="danger"
              onSelect={() => actions.remove(location)}
            >
              {location.usageCount > 0 ? 'Desativar local' : 'Excluir local'}
            </DropdownMenu.Item>
          )}
        </>
      )}
      empty={
        <EmptyState
          icon={<MapPin />}
          title="Nenhum local salvo ainda"
          action={
            <>
              {newLocationButton}
              {importButton}
            </>
          }
        >
          Salve os endereços de coleta e de entrega que se repetem, para preencher ordens com um toque.
        </EmptyState>
      }
    >
      {drawer}
      <Suspense>{merging && <MergeDialog location={merging} onClose={() => setMerging(undefined)} />}</Suspense>
    </ListPage>
  )
}
