import type { User } from '@malote/api-client'
import MapIcon from 'lucide-react/icons/map'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { PanelOnDemand } from '../orders/panel-on-demand.tsx'
import { UrgentOrders } from './urgent-orders.tsx'

const ActiveOrdersMap = lazyNamed(() => import('./active-orders-map.tsx'), 'ActiveOrdersMap')

interface DashboardOrdersProps {
  user: User
  /** Undefined for all companies. */
  companyId: string | undefined
}

/** The orders that wait for someone, and where the orders are that have no end yet. */
export const DashboardOrders = ({ user, companyId }: DashboardOrdersProps) => (
  <>
    <UrgentOrders user={user} companyId={companyId} />
    <PanelOnDemand label="Ordens em aberto no mapa" icon={<MapIcon />}>
      <ActiveOrdersMap companyId={companyId} />
    </PanelOnDemand>
  </>
)
