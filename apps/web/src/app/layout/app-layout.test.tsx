import type { Company, Role, User } from '@malote/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AppLayout, type AppLayoutProps } from './app-layout.tsx'

const moment = '2026-11-20T12:00:00Z'
const createUser = (role: Role): User => ({
  id: '0190e1c2-0000-7000-8000-000000000001',
  name: 'Ana',
  email: 'ana@malote.example',
  phone: null,
  role,
  status: 'active',
  carriesOut: true,
  lastLoginAt: null,
  version: 1,
  createdAt: moment,
  updatedAt: moment,
})
const createCompany = (name: string): Company => ({
  id: name,
  name,
  cnpj: null,
  status: null,
  version: null,
  createdAt: null,
  updatedAt: null,
})

function renderLayout(role: Role, props: Partial<AppLayoutProps> = {}) {
  const root = createRootRoute({
    component: () => (
      <AppLayout
        user={createUser(role)}
        companies={[createCompany('Padaria'), createCompany('Farmácia')]}
        companiesFailed={false}
        companyId={undefined}
        onCompanyChange={() => undefined}
        waitingDrafts={0}
        metabaseUrl={null}
        {...props}
      >
        <h1>Página</h1>
      </AppLayout>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const address = 'https://paineis.example/d/1'

test('opens Metabase for an admin in a new tab without opener and referrer', async () => {
  const screen = await renderLayout('admin', { metabaseUrl: address, companyId: 'Padaria' })
  const link = screen.getByRole('link', { name: 'Metabase (abre em nova aba)' })
  await expect.element(link).toHaveAttribute('href', address)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('shows the menu in the order of the specification, with Metabase before Configurações', async () => {
  const screen = await renderLayout('admin')
  await expect.element(screen.getByRole('link', { name: 'Configurações' })).toBeVisible()
  const menu = screen.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').elements()
  expect(menu.map((link) => link.textContent?.replace(' (abre em nova aba)', ''))).toEqual([
    'Dashboard',
    'Ordens de Serviço',
    'Usuários',
    'Localizações',
    'Empresas',
    'Relatórios',
    'Metabase',
    'Configurações',
  ])
})

test('links Metabase without an address to the page that explains it, for admins only', async () => {
  const unset = await renderLayout('admin')
  const link = unset.getByRole('link', { name: 'Metabase (abre em nova aba)' })
  await expect.element(link).toHaveAttribute('href', '/metabase')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await unset.unmount()
  const manager = await renderLayout('manager', { metabaseUrl: address })
  await expect.element(manager.getByRole('link', { name: 'Usuários' })).toBeVisible()
  expect(manager.getByRole('link', { name: /Metabase/ }).query()).toBeNull()
})

test('shows the company selector to a manager only when there is more than one company', async () => {
  const several = await renderLayout('manager')
  await expect.element(several.getByRole('combobox', { name: 'Empresa' })).toBeVisible()
  await several.unmount()
  const one = await renderLayout('manager', { companies: [createCompany('Padaria')] })
  await expect.element(one.getByRole('heading', { name: 'Página' })).toBeVisible()
  expect(one.getByRole('combobox').query()).toBeNull()
})

test('explains in the selector that there is no company, or that the company of the URL is not available', async () => {
  const none = await renderLayout('operator', { companies: [] })
  await none.getByRole('combobox', { name: 'Empresa' }).click()
  await expect.element(none.getByText('Nenhuma empresa disponível')).toBeVisible()
  await none.unmount()
  const foreign = await renderLayout('operator', { companyId: 'Outra' })
  await expect.element(foreign.getByRole('combobox', { name: 'Empresa' })).toHaveTextContent('Selecione uma empresa')
})
