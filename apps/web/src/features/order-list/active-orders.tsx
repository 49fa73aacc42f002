import MapIcon from 'lucide-react/icons/map'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { PanelOnDemand } from '../orders/panel-on-demand.tsx'

const ActiveOrdersMap = lazyNamed(() => import('./active-orders-map.tsx'), 'ActiveOrdersMap')

/** Shows where the orders are that have no end yet, of all companies or of one. */
export const ActiveOrders = ({ companyId }: { companyId: string | undefined }) => (
  <PanelOnDemand label="Ordens em aberto no mapa" icon={<MapIcon />}>
    <ActiveOrdersMap companyId={companyId} />
  </PanelOnDemand>
)
