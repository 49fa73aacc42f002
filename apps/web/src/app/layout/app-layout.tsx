import type { Company, User } from '@malote/api-client'
import { AppShell, ConfirmHost, Header, IconButton, NavLink, Select, Sidebar, SkipLink } from '@malote/ui'
import { Logo } from '@malote/ui/delivery'
import { Link, useLocation } from '@tanstack/react-router'
import ChartPie from 'lucide-react/icons/chart-pie'
import Search from 'lucide-react/icons/search'
import { Fragment, type ReactNode } from 'react'
import { PasswordPrompt } from '../../features/session/index.ts'
import { ConnectionBanners } from './connection-banners.tsx'
import { getMenu } from './menu.ts'
import { useGlobalShortcuts } from './use-global-shortcuts.tsx'
import { useSidebar } from './use-sidebar.ts'
import { UserMenu } from './user-menu.tsx'

export interface AppLayoutProps {
  user: User
  /** The companies to choose from; undefined while they load. */
  companies: readonly Company[] | undefined
  companiesFailed: boolean
  companyId: string | undefined
  onCompanyChange: (companyId: string | undefined) => void
  /** How many drafts wait for a connection. */
  waitingDrafts: number
  /** The button that opens the notifications. */
  notifications?: ReactNode
  /** The entries of the menu for occurrences and for messages to check, which appear later. */
  laterEntries?: ReactNode
  /** URL of the external dashboards; null links to the page that explains how to set it. */
  metabaseUrl: string | null
  children: ReactNode
}

/** The frame around every signed-in page: header, sidebar with the company selector and the menu, and the page. */
export function AppLayout({
  user,
  metabaseUrl,
  waitingDrafts,
  notifications,
  laterEntries,
  children,
  ...selector
}: AppLayoutProps) {
  const sidebar = useSidebar()
  const shortcuts = useGlobalShortcuts(user.role, selector.companyId)
  return (
    <AppShell.Root open={sidebar.open} onOpenChange={sidebar.onOpenChange}>
      <SkipLink href="#conteudo" />
      <Header.Root>
        <Header.SidebarToggle />
        <Header.Brand>
          <HomeLink />
        </Header.Brand>
        <Header.Actions>
          <IconButton label="Abrir comandos" onClick={shortcuts.openCommands}>
            <Search aria-hidden />
          </IconButton>
          {notifications}
          <UserMenu user={user} onCommands={shortcuts.openCommands} onHelp={shortcuts.openHelp} />
          <Header.Logout asChild>
            <Link to="/sair" preload={false} />
          </Header.Logout>
        </Header.Actions>
      </Header.Root>
      <Sidebar.Root brand={<HomeLink />}>
        {/* A manager of one company has nothing to select (product, section 2). */}
        {(user.role !== 'manager' || (selector.companies?.length ?? 0) > 1) && (
          <Sidebar.Section>
            <CompanySelector {...selector} />
          </Sidebar.Section>
        )}
        <Menu role={user.role} metabaseUrl={metabaseUrl} laterEntries={laterEntries} />
      </Sidebar.Root>
      <AppShell.Main id="conteudo">
        <ConnectionBanners user={user} waitingDrafts={waitingDrafts} />
        {children}
      </AppShell.Main>
      {shortcuts.layers}
      <PasswordPrompt />
      <ConfirmHost />
    </AppShell.Root>
  )
}

function HomeLink() {
  return (
    <Link to="/ordens-de-servico" aria-label="Malote, ordens de serviço" className="flex">
      <Logo />
    </Link>
  )
}

type CompanySelectorProps = Pick<AppLayoutProps, 'companies' | 'companiesFailed' | 'companyId' | 'onCompanyChange'>

/** Selects the company of all data below it; texts of the specification, section 2. */
function CompanySelector({ companies, companiesFailed, companyId, onCompanyChange }: CompanySelectorProps) {
  const options = (companies ?? []).map((company) => ({ value: company.id, label: company.name }))
  return (
    <Select
      label="Empresa"
      placeholder="Selecione uma empresa"
      emptyText="Nenhuma empresa disponível"
      error={companiesFailed ? 'Não foi possível carregar as empresas.' : undefined}
      options={options.length > 0 ? [{ value: '', label: 'Todas as Empresas' }, ...options] : []}
      value={companyId ?? ''}
      onValueChange={(id) => onCompanyChange(id || undefined)}
    />
  )
}

interface MenuProps extends Pick<AppLayoutProps, 'metabaseUrl' | 'laterEntries'> {
  role: User['role']
}

function Menu({ role, metabaseUrl, laterEntries }: MenuProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <Sidebar.Nav label="Menu principal">
      {getMenu(role).map(({ to, label, icon: Icon }) => (
        <Fragment key={to}>
          <NavLink asChild icon={<Icon />} active={pathname === to || pathname.startsWith(`${to}/`)}>
            <Link to={to}>{label}</Link>
          </NavLink>
          {/* After Relatórios, for admins only, as the specification lists it (section 2). */}
          {to === '/relatorios' && (
            <NavLink asChild icon={<ChartPie />} external>
              <a href={metabaseUrl ?? '/metabase'} target="_blank" rel="noopener noreferrer">
                Metabase
              </a>
            </NavLink>
          )}
        </Fragment>
      ))}
      {/* Last, because they appear when the page is idle: no other entry moves under the pointer. */}
      {laterEntries}
    </Sidebar.Nav>
  )
}
