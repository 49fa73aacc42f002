import { examples } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { courier, emptyPage, order, plan, planOnMap, planWithDelays } from './order-examples.ts'

const companyIds = plan.data.slice(0, 1).map(({ company }) => company.id)
const assignees = {
  body: {
    data: [
      { ...courier, companyIds },
      { id: '019c0000-0000-7000-8000-00000000000b', name: 'Caio Prado', companyIds },
    ],
  },
}

const meta = {
  title: 'Telas/Planejar o dia',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ordens-de-servico/planejar?dia=2026-11-26', role: 'admin' },
  beforeEach: serveExamples,
} satisfies Meta<typeof AppAt>
export default meta

const shows = (text: string) => async () => void (await screen.findAllByText(text))

export const Plan: PageStory = {
  args: { responses: { 'serviceOrders.list': { body: plan }, 'serviceOrders.assignees': assignees } },
  play: shows('OS-2026-000123'),
}

export const PlanOnAPhone = onPhone(Plan)

/** The orders of the plan in several cities; those without a courier have the tone of waiting. */
export const PlanOnAMap: PageStory = {
  args: {
    path: '/ordens-de-servico/planejar?dia=2026-11-26&mapa=true',
    responses: { 'serviceOrders.list': { body: planOnMap }, 'serviceOrders.assignees': assignees },
  },
  play: async () => void (await screen.findByRole('heading', { name: 'No mapa: 11' })),
}

/** The arrivals of a courier, by the measured pace: the last of three deliveries is predicted after its window. */
export const PlanWithPredictions: PageStory = {
  args: { responses: { 'serviceOrders.list': { body: planWithDelays }, 'serviceOrders.assignees': assignees } },
  play: async () => {
    await expect(await screen.findByText('Em rota · entrega cerca de 09:30')).toBeVisible()
    await expect(await screen.findByText('Atraso previsto: 28 min')).toBeVisible()
  },
}

export const PlanWithSelection: PageStory = {
  ...Plan,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Selecionar todas (5)' }))
    await expect(await screen.findByText('5 ordens selecionadas')).toBeVisible()
  },
}

/** One selected order shows what happened at its address before. */
export const PlanWithHistory: PageStory = {
  args: {
    responses: {
      'serviceOrders.list': { body: plan },
      'serviceOrders.assignees': assignees,
      'serviceOrders.get': { body: order },
      'serviceOrders.addressHistory': { body: examples['serviceOrders.addressHistory']?.response },
    },
  },
  play: async () => {
    const [checkbox] = await screen.findAllByRole('checkbox')
    await userEvent.click(checkbox as HTMLElement)
    await expect(await screen.findByRole('note')).toBeVisible()
  },
}

export const PlanWithHistoryOnAPhone = onPhone(PlanWithHistory)

export const PlanWithSelectionOnAPhone = onPhone(PlanWithSelection)

/** More orders than the page shows. */
export const PlanOfTooManyOrders: PageStory = {
  args: {
    responses: {
      'serviceOrders.list': { body: { ...plan, meta: { ...plan.meta, total: 1284, totalPages: 13 } } },
      'serviceOrders.assignees': assignees,
    },
  },
  play: shows('Aqui estão 11 das 1.284 ordens do dia'),
}

/** An operator without the permission to dispatch. */
export const PlanOfAnOperator: PageStory = {
  args: {
    role: 'operator',
    responses: { 'serviceOrders.list': { body: plan }, 'serviceOrders.assignees': { body: { data: [] } } },
  },
  play: shows('Você pode assumir ordens para você'),
}

export const EmptyPlan: PageStory = {
  args: {
    responses: { 'serviceOrders.list': { body: emptyPage }, 'serviceOrders.assignees': { body: { data: [] } } },
  },
  play: shows('Nada a planejar em 26/11'),
}

export const PlanThatFailed: PageStory = {
  args: { responses: { 'serviceOrders.list': { problem: 'internal' }, 'serviceOrders.assignees': assignees } },
  play: async () => void (await screen.findByRole('button', { name: 'Tentar de novo' })),
}

/** The plan is complete without the pace of the couriers; only the arrivals are missing. */
export const PlanWithoutPace: PageStory = {
  args: {
    responses: {
      'serviceOrders.list': { body: plan },
      'serviceOrders.assignees': assignees,
      'couriers.pace': { problem: 'unavailable' },
    },
  },
  play: async () => {
    await expect(await screen.findByText('As chegadas não foram previstas.')).toBeVisible()
    await expect(screen.queryByText('O plano pode estar desatualizado.')).not.toBeInTheDocument()
  },
}
