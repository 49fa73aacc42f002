import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchBox } from './search-box.tsx'

/** Renders a list whose loader waits for `load`, which is called with the search text. */
async function renderSearch(load: (search: string) => Promise<void>) {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: ({ search }) => (typeof search === 'string' ? { search } : {}) as { search?: string },
    loaderDeps: ({ search }) => search,
    loader: ({ deps }) => load(deps.search ?? ''),
    component: function List() {
      return <SearchBox label="Buscar" value={(list.useSearch() as { search?: string }).search ?? ''} />
    },
  })
  const router = createRouter({ routeTree: root.addChildren([list]), history: createMemoryHistory() })
  const screen = await render(<RouterProvider router={router as never} />)
  return { router, field: screen.getByRole('searchbox') }
}

/** @returns a loader that waits for one text until `release` is called, and which texts it has loaded. */
function holdSearch(text: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const load = vi.fn((search: string) => (search === text ? released : Promise.resolve()))
  return { load, release: () => release() }
}

test('keeps what is typed while the list of an earlier text is loaded, and searches it', async () => {
  const { load, release } = holdSearch('caixa')
  const { router, field } = await renderSearch(load)
  await field.fill('caixa')
  await expect.poll(() => load.mock.lastCall?.[0]).toBe('caixa')
  await userEvent.type(field, 's')
  release()
  await expect.poll(() => router.state.location.search).toEqual({ search: 'caixas' })
  await expect.element(field).toHaveValue('caixas')
})

test('keeps a text that is typed back to the one before', async () => {
  const { load, release } = holdSearch('caixas')
  const { router, field } = await renderSearch(load)
  await field.fill('caixa')
  await expect.poll(() => router.state.location.search).toEqual({ search: 'caixa' })
  await field.fill('caixas')
  await expect.poll(() => load.mock.lastCall?.[0]).toBe('caixas')
  await userEvent.keyboard('{Backspace}')
  release()
  await expect.element(field).toHaveValue('caixa')
  await expect.poll(() => router.state.location.search).toEqual({ search: 'caixa' })
  await expect.element(field).toHaveValue('caixa')
})

test('shows a text that another control or the back button has put into the URL', async () => {
  const { router, field } = await renderSearch(async () => {})
  await field.fill('caixa')
  await expect.poll(() => router.state.location.search).toEqual({ search: 'caixa' })
  await router.navigate({ to: '/', search: {} })
  await expect.element(field).toHaveValue('')
  router.history.back()
  await expect.element(field).toHaveValue('caixa')
})
