import type { Role } from '@malote/api-client'
import Building2 from 'lucide-react/icons/building-2'
import ChartColumn from 'lucide-react/icons/chart-column'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'

/** The menu items in order, with the roles that see them (specification, sections 2 and 6). */
export const menu = [
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard, roles: ['admin'] },
  { to: '/ordens-de-servico', label: 'Ordens de Serviço', icon: Package, roles: ['operator', 'manager', 'admin'] },
  { to: '/usuarios', label: 'Usuários', icon: Users, roles: ['manager', 'admin'] },
  { to: '/localizacoes', label: 'Localizações', icon: MapPin, roles: ['manager', 'admin'] },
  { to: '/empresas', label: 'Empresas', icon: Building2, roles: ['admin'] },
  { to: '/relatorios', label: 'Relatórios', icon: ChartColumn, roles: ['admin'] },
  { to: '/configuracoes', label: 'Configurações', icon: Settings, roles: ['admin'] },
] as const satisfies readonly { to: string; label: string; icon: unknown; roles: readonly Role[] }[]

/** @returns the items that a role sees. */
export function getMenu(role: Role) {
  return menu.filter((item) => (item.roles as readonly Role[]).includes(role))
}
