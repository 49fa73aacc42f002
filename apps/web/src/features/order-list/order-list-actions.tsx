import type { User } from '@malote/api-client'
import { Button, DropdownMenu } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import { DownloadMenu } from '../../components/download-menu.tsx'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { exportFile, exportOrders } from './order-list.queries.ts'
import { SavedViewsMenu } from './saved-views-menu.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** The link to the form of a new order. */
export function NewOrderButton() {
  return (
    <Button asChild tone="primary" icon={<Plus />}>
      <Link to="/ordens-de-servico/criar">Solicitar entrega</Link>
    </Button>
  )
}

interface OrderListActionsProps {
  user: User
  search: ServiceOrdersSearch
  /** Whether the list has no order. */
  empty: boolean
}

/** The actions in the header of the list. */
export function OrderListActions({ user, search, empty }: OrderListActionsProps) {
  return (
    <>
      {search.tab !== 'mine' && <ViewSwitch search={search} />}
      <SavedViewsMenu search={search} />
      <DownloadMenu
        label="Exportar"
        about="Todas as ordens deste filtro"
        {...exportFile}
        disabled={empty}
        load={(format) => exportOrders(search, format)}
      >
        {user.role !== 'operator' && (
          <DropdownMenu.Item asChild>
            <Link to="/comprovantes">Comprovantes do mês (ZIP)</Link>
          </DropdownMenu.Item>
        )}
      </DownloadMenu>
      <Button asChild tone="neutral" variant="outline" icon={<FileUp />}>
        <Link to="/ordens-de-servico/importar">Importar</Link>
      </Button>
      <NewOrderButton />
    </>
  )
}
