import type { User } from '@malote/api-client'
import { Button, DropdownMenu, IconButton } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { DownloadMenu, type SpreadsheetFormat, useDownloadItems } from '../../components/download-menu.tsx'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import { exportFile, exportOrders } from './order-list.queries.ts'
import { useSavedViewItems } from './saved-views-menu.tsx'
import { ViewItems, ViewSwitch } from './view-switch.tsx'

/** The link to the form of a new order; `compact` makes it fit next to the title of a phone. */
export function NewOrderButton({ compact = false }: { compact?: boolean }) {
  return (
    <Button
      asChild
      tone="primary"
      icon={<Plus className={compact ? 'max-md:hidden' : undefined} />}
      className={compact ? 'max-md:px-3' : undefined}
    >
      <Link to="/ordens-de-servico/criar" aria-label="Solicitar entrega">
        Solicitar<span className={compact ? 'max-md:hidden' : undefined}> entrega</span>
      </Link>
    </Button>
  )
}

interface OrderListActionsProps {
  user: User
  search: ServiceOrdersSearch
  /** Whether the list has no order. */
  empty: boolean
}

/** The actions in the header of the list. On a phone all but the main one are in one menu. */
export function OrderListActions({ user, search, empty }: OrderListActionsProps) {
  const views = useSavedViewItems(search)
  const disabledReason = empty ? 'Não há ordens neste filtro.' : undefined
  const canPlan = viewerRole(user) !== 'manager'
  const download = {
    about: 'Exportar todas as ordens deste filtro',
    ...exportFile,
    disabledReason,
    load: (format: SpreadsheetFormat) => exportOrders(search, format),
    children: (
      <>
        <DropdownMenu.Item
          disabledReason={disabledReason}
          onSelect={async () => (await import('./export-receipts.ts')).downloadFilteredReceipts(search)}
        >
          Comprovantes em um PDF
        </DropdownMenu.Item>
        {user.role !== 'operator' && (
          <DropdownMenu.Item asChild>
            <Link to="/comprovantes">Comprovantes do mês (ZIP)</Link>
          </DropdownMenu.Item>
        )}
      </>
    ),
  }
  const { items: downloadItems, loading } = useDownloadItems(download)
  return (
    <>
      <div className="contents max-md:hidden">
        <ViewSwitch search={search} />
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="outline" icon={<Bookmark />}>
              Visões
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="start">{views.items}</DropdownMenu.Content>
        </DropdownMenu.Root>
        <DownloadMenu label="Exportar" {...download} />
        {canPlan && (
          <Button asChild tone="neutral" variant="outline">
            <Link to="/ordens-de-servico/planejar">Planejar o dia</Link>
          </Button>
        )}
        <Button asChild tone="neutral" variant="outline" icon={<FileUp />}>
          <Link to="/ordens-de-servico/importar">Importar</Link>
        </Button>
      </div>
      <NewOrderButton compact />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton label="Mais ações" variant="outline" pending={loading} className="md:hidden">
            <Ellipsis />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <ViewItems search={search} />
          {canPlan && (
            <DropdownMenu.Item asChild>
              <Link to="/ordens-de-servico/planejar">Planejar o dia</Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item asChild icon={<FileUp />}>
            <Link to="/ordens-de-servico/importar">Importar planilha</Link>
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Submenu icon={<Download />} label="Exportar">
            {downloadItems}
          </DropdownMenu.Submenu>
          <DropdownMenu.Submenu icon={<Bookmark />} label="Visões">
            {views.items}
          </DropdownMenu.Submenu>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {views.dialog}
    </>
  )
}
