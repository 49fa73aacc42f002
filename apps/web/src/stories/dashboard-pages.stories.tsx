import { occurrenceExample } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { dashboardExample } from './dashboard-example.ts'
import { ordersOnMap } from './order-examples.ts'

const meta = {
  title: 'Telas/Dashboard',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/dashboard', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

/** The charts and the button of the map are loaded after the figures. */
const showsCharts = async () => {
  await screen.findAllByRole('figure')
  await screen.findByRole('button', { name: 'Ordens em aberto no mapa' })
}

export const Default: PageStory = {
  args: { path: '/dashboard?days=7', responses: { 'dashboard.get': dashboardExample } },
  play: showsCharts,
}
export const OnAPhone = onPhone(Default)

const overdueOccurrence = { ...occurrenceExample, id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b99', overdue: true }
/** What is late comes first: an overdue occurrence is resolved here, one without an owner is opened. */
export const WithOccurrences: PageStory = {
  args: {
    path: '/dashboard?days=7',
    responses: {
      'dashboard.get': dashboardExample,
      'occurrences.list': {
        body: { data: [overdueOccurrence, occurrenceExample], meta: { page: 1, limit: 5, total: 2, totalPages: 1 } },
      },
    },
  },
  play: async () => {
    await showsCharts()
    const name = 'Destinatário ausente, OS-2026-000123'
    const panel = within(await screen.findByRole('region', { name: 'Precisa de você' }))
    await panel.findByRole('button', { name: `Resolver ${name}` })
    await panel.findByRole('link', { name: `Abrir ${name}` })
  },
}

export const Failed: PageStory = {
  args: { responses: { 'dashboard.get': { problem: 'unavailable' } } },
  play: async () => void (await screen.findByRole('button', { name: 'Tentar agora' })),
}

/** Where the orders are that have no end yet. */
export const WithMap: PageStory = {
  args: {
    path: '/dashboard?days=7',
    responses: { 'dashboard.get': dashboardExample, 'serviceOrders.list': { body: ordersOnMap } },
  },
  play: async () => {
    await showsCharts()
    await userEvent.click(screen.getByRole('button', { name: 'Ordens em aberto no mapa' }))
    await screen.findByRole('heading', { name: /^No mapa: \d+$/ })
  },
}
