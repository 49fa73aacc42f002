import Building2 from 'lucide-react/icons/building-2'
import ChartColumn from 'lucide-react/icons/chart-column'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import * as AppShell from '../components/app-shell/index.ts'
import * as Header from '../components/header/index.ts'
import { Logo } from '../components/logo/logo.tsx'
import { NavLink } from '../components/nav-link/nav-link.tsx'
import { PageHeader } from '../components/page-header/page-header.tsx'
import { Select } from '../components/select/select.tsx'
import * as Sidebar from '../components/sidebar/index.ts'
import { SkipLink } from '../components/skip-link/skip-link.tsx'

interface ShellProps {
  open: AppShell.SidebarState
  onOpenChange: (open: AppShell.SidebarState) => void
  children?: ReactNode
}

/** A complete application frame, for stories and tests of its parts. */
export function Shell({
  open,
  onOpenChange,
  children = <PageHeader title="Ordens de Serviço" count="212" />,
}: ShellProps) {
  return (
    <AppShell.Root open={open} onOpenChange={onOpenChange}>
      <SkipLink href="#conteudo" />
      <Header.Root>
        <Header.SidebarToggle />
        <Header.Brand>
          <Logo />
        </Header.Brand>
        <Header.Actions>
          <Header.Logout />
        </Header.Actions>
      </Header.Root>
      <Sidebar.Root brand={<Logo />}>
        <Sidebar.Section>
          <Select
            aria-label="Empresa"
            placeholder="Selecione uma empresa"
            emptyText="Nenhuma empresa disponível"
            defaultValue=""
            options={[
              { value: '', label: 'Todas as Empresas' },
              { value: 'c1', label: 'Padaria Estrela do Norte' },
            ]}
          />
        </Sidebar.Section>
        <Sidebar.Nav label="Principal">
          <NavLink href="#ordens" icon={<Package aria-hidden />} active>
            Ordens de Serviço
          </NavLink>
          <NavLink href="#usuarios" icon={<Users aria-hidden />}>
            Usuários
          </NavLink>
          <NavLink href="#localizacoes" icon={<MapPin aria-hidden />}>
            Localizações
          </NavLink>
          <NavLink href="#empresas" icon={<Building2 aria-hidden />}>
            Empresas
          </NavLink>
          <NavLink href="#relatorios" icon={<ChartColumn aria-hidden />}>
            Relatórios
          </NavLink>
          <NavLink href="https://metabase.example" icon={<ChartColumn aria-hidden />} external>
            Metabase
          </NavLink>
          <NavLink href="#configuracoes" icon={<Settings aria-hidden />}>
            Configurações
          </NavLink>
        </Sidebar.Nav>
        <Sidebar.Footer>Malote 1.0</Sidebar.Footer>
      </Sidebar.Root>
      <AppShell.Main id="conteudo">{children}</AppShell.Main>
    </AppShell.Root>
  )
}
