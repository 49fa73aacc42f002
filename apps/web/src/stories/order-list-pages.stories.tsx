import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { emptyPage, ordersByStatus, ordersOfWeek, ordersOnMap, ownDeliveries } from './order-examples.ts'

const meta = {
  title: 'Telas/Lista de ordens',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ordens-de-servico', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const shows = (text: string) => async () => void (await screen.findAllByText(text))

export const List: PageStory = {
  args: { responses: { 'serviceOrders.list': { body: ordersByStatus } } },
  play: shows('OS-2026-000123'),
}

export const ListOnAPhone = onPhone(List)

export const ListWithSelection: PageStory = {
  ...List,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /todas|todos/i }))
    await expect(await screen.findByRole('link', { name: 'Imprimir etiquetas' })).toBeVisible()
  },
}

export const ListWithSelectionOnAPhone = onPhone(ListWithSelection)

const withOpen = (name: string): PageStory => ({
  ...List,
  play: async () => {
    await screen.findAllByText('OS-2026-000123')
    // A column header may have the same name, but it opens nothing.
    const buttons = await screen.findAllByRole('button', { name })
    await userEvent.click(buttons.find((button) => button.ariaHasPopup) as HTMLElement)
    await waitFor(() => expect(document.querySelector('[role=dialog], [role=menu]')).toBeVisible())
  },
})

export const ListWithViews = withOpen('Visões')
export const ListWithExport = withOpen('Exportar')
export const ListByPeriod = withOpen('Período')
export const ListByStatus = withOpen('Status')
export const ListByDeadline = withOpen('Prazo')
export const ListByAssignee = withOpen('Responsável')
export const ListWithMoreFilters = withOpen('Mais filtros')
export const ListByPeriodOnAPhone = onPhone(ListByPeriod)
export const ListWithMoreFiltersOnAPhone = onPhone(ListWithMoreFilters)

/** An operator outside the delivery team cannot take orders over. */
export const ListWithSelectionOfARestrictedOperator: PageStory = {
  args: { ...List.args, role: 'operator', carriesOut: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /todas|todos/i }))
    const steps = await screen.findByRole('button', { name: 'Mudar status' })
    // The button to take orders over has its own chunk: nothing is absent before that has loaded.
    await import('../features/order-list/bulk-assign.tsx')
    await userEvent.click(steps)
    await screen.findByRole('menuitem', { name: /^Solicitar/ })
    await expect(screen.queryByRole('menuitem', { name: /^Aceitar/ })).toBeNull()
    await expect(screen.queryByText('Assumir')).toBeNull()
  },
}

/** The list of an operator, without links to companies, users and locations. */
export const ListOfAnOperator: PageStory = { ...List, args: { ...List.args, role: 'operator' } }

/** The tab of a courier's own deliveries. */
export const OwnDeliveries: PageStory = {
  args: {
    path: '/ordens-de-servico?tab=mine',
    role: 'operator',
    responses: { 'serviceOrders.list': { body: ownDeliveries } },
  },
  play: async () => void (await screen.findByRole('list', { name: 'Minhas entregas' })),
}

export const OwnDeliveriesOnAPhone = onPhone(OwnDeliveries)

/** More than a page holds. */
export const OwnDeliveriesOfMany: PageStory = {
  args: {
    ...OwnDeliveries.args,
    responses: { 'serviceOrders.list': { body: { ...ownDeliveries, meta: { ...ownDeliveries.meta, total: 1130 } } } },
  },
  play: shows('As primeiras 4 de 1.130 entregas, na sequência da rota. As outras aparecem quando você concluir estas.'),
}

export const OwnDeliveriesEmpty: PageStory = {
  args: { ...OwnDeliveries.args, responses: { 'serviceOrders.list': { body: emptyPage } } },
  play: shows('Nenhuma entrega sua para hoje'),
}

export const ListLoading: PageStory = {
  args: { responses: { 'serviceOrders.list': 'pending', 'serviceOrders.summary': 'pending' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /Ordens de Serviço/ })
  },
}

export const ListEmpty: PageStory = {
  args: { responses: { 'serviceOrders.list': { body: emptyPage } } },
  play: shows('Nenhuma ordem de serviço ainda. Crie a primeira.'),
}

export const ListWithoutMatches: PageStory = {
  args: {
    path: '/ordens-de-servico?search=rua%20inexistente',
    responses: { 'serviceOrders.list': { body: emptyPage } },
  },
  play: async () => void (await screen.findAllByRole('button', { name: 'Limpar filtros' })),
}

export const ListFailed: PageStory = {
  args: { responses: { 'serviceOrders.list': { problem: 'internal' } } },
  play: async () => void (await screen.findByRole('button', { name: 'Tentar de novo' })),
}

/** The list as a map, with orders at their address and in the middle of their city. */
export const AsMap: PageStory = {
  args: { path: '/ordens-de-servico?visao=mapa', responses: { 'serviceOrders.list': { body: ordersOnMap } } },
  play: shows('OS-2026-000123'),
}

export const AsMapOnAPhone = onPhone(AsMap)

/** The list as a board. Each column gets only the orders of its status. */
export const AsBoard: PageStory = {
  args: { path: '/ordens-de-servico?visao=quadro', responses: { 'serviceOrders.list': { body: ordersByStatus } } },
  play: shows('OS-2026-000123'),
}

export const AsBoardOnAPhone = onPhone(AsBoard)

export const AsBoardWithSelection: PageStory = {
  ...AsBoard,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar OS-2026-000124' }))
    await expect(await screen.findByRole('link', { name: 'Imprimir etiquetas' })).toBeVisible()
  },
}

export const AsBoardLoading: PageStory = {
  args: { path: '/ordens-de-servico?visao=quadro', responses: { 'serviceOrders.list': 'pending' } },
  play: async () => void (await screen.findAllByText('Carregando cartões…')),
}

export const AsBoardEmpty: PageStory = {
  args: { path: '/ordens-de-servico?visao=quadro', responses: { 'serviceOrders.list': { body: emptyPage } } },
  play: shows('Nenhuma ordem de serviço ainda. Crie a primeira.'),
}

export const AsBoardFailed: PageStory = {
  args: {
    path: '/ordens-de-servico?visao=quadro&tab=open',
    responses: { 'serviceOrders.list': { problem: 'internal' } },
  },
  play: async () => void (await screen.findAllByRole('button', { name: 'Tentar de novo' })),
}

const calendar = {
  path: '/ordens-de-servico?visao=calendario',
  responses: { 'serviceOrders.list': { body: ordersOfWeek } },
}

/** The list as a calendar of the week. */
export const AsCalendar: PageStory = { args: calendar, play: shows('Zé e mais 1') }

export const AsCalendarOnAPhone = onPhone(AsCalendar)

export const AsCalendarOfADay: PageStory = {
  args: { ...calendar, path: '/ordens-de-servico?visao=calendario&escala=dia&dia=2026-11-18' },
  play: async () => void (await screen.findByText('quarta-feira, 18 de novembro de 2026')),
}

export const AsCalendarOfADayOnAPhone = onPhone(AsCalendarOfADay)

export const AsCalendarWithSelection: PageStory = {
  args: calendar,
  play: async () => {
    const [first] = await screen.findAllByRole('checkbox', { name: /^Selecionar OS/ })
    await userEvent.click(first as HTMLElement)
    // The bar, and the announcement for screen readers.
    await expect((await screen.findAllByText('1 item selecionado'))[0]).toBeVisible()
  },
}

/** More orders than the calendar loads. */
export const AsCalendarIncomplete: PageStory = {
  args: {
    ...calendar,
    responses: {
      'serviceOrders.list': { body: { ...ordersOfWeek, meta: { ...ordersOfWeek.meta, total: 812, totalPages: 9 } } },
    },
  },
  play: shows('Há mais ordens neste período do que cabem no calendário'),
}

export const AsCalendarLoading: PageStory = {
  args: { ...calendar, responses: { 'serviceOrders.list': 'pending' } },
  play: shows('Carregando a agenda…'),
}

export const AsCalendarEmpty: PageStory = {
  args: { ...calendar, responses: { 'serviceOrders.list': { body: emptyPage } } },
  play: shows('Nenhuma ordem nesta semana.'),
}

export const AsCalendarFailed: PageStory = {
  args: { ...calendar, responses: { 'serviceOrders.list': { problem: 'internal' } } },
  play: async () => void (await screen.findByRole('button', { name: 'Tentar de novo' })),
}
