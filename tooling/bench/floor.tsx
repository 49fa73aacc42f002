/** The floor of `pnpm bench web`: an application that loads the same libraries and does nothing. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

function Hello() {
  const { data } = useQuery({ queryKey: ['hello'], queryFn: async () => 'Olá' })
  return <h1>{data ?? 'Olá'}</h1>
}

const root = createRootRoute()
const hello = createRoute({ getParentRoute: () => root, path: '$', component: Hello })
const router = createRouter({ routeTree: root.addChildren([hello]) })

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router as never} />
  </QueryClientProvider>,
)
