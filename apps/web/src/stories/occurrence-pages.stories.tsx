import { examples, occurrenceExample } from '@malote/api-client/examples'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { AppAt, onPhone, type PageStory, pageParameters, serveExamples } from './app-at.tsx'
import { carriedOrder, emptyPage, order } from './order-examples.ts'

const meta = {
  title: 'Telas/Ocorrências',
  component: AppAt,
  parameters: pageParameters,
  args: { path: '/ocorrencias', role: 'admin' },
  beforeEach: serveExamples,
  play: async () => void (await screen.findByRole('heading', { level: 1 })),
} satisfies Meta<typeof AppAt>
export default meta

const person = { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' }
const ids = ['91', '92', '93'].map((end) => `0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b${end}`)
const overdue = { ...occurrenceExample, id: ids[0], overdue: true }
const owned = {
  ...occurrenceExample,
  id: ids[1],
  kind: 'damaged',
  reason: null,
  description: 'A caixa chegou molhada, e duas peças quebraram.',
  owner: person,
}
const resolved = {
  ...owned,
  id: ids[2],
  kind: 'lost',
  description: 'Um volume não estava no veículo.',
  status: 'resolved',
  resolution: 'O volume estava no depósito e foi entregue.',
  resolvedBy: person,
  resolvedAt: '2026-11-20T15:00:00.000Z',
}
const all = [overdue, owned, resolved]

export const List: PageStory = {
  args: {
    responses: { 'occurrences.list': { body: { ...emptyPage, data: all, meta: { ...emptyPage.meta, total: 3 } } } },
  },
  play: async () => void (await screen.findByText('Fora do prazo')),
}
export const ListOnAPhone = onPhone(List)
/** The company has no filter by owner: its users own no occurrences. */
export const ListOfAManager: PageStory = {
  args: { ...List.args, role: 'manager' },
  play: async () => {
    await screen.findByText('Fora do prazo')
    await expect(screen.queryByRole('button', { name: 'Responsável' })).toBeNull()
  },
}
export const Loading: PageStory = { args: { responses: { 'occurrences.list': 'pending' } } }
export const Empty: PageStory = { args: { responses: { 'occurrences.list': { body: emptyPage } } } }
export const Failed: PageStory = { args: { responses: { 'occurrences.list': { problem: 'unavailable' } } } }

const comment = { id: ids[0], author: person, createdAt: '2026-11-20T13:00:00.000Z' }
const comments = [
  { ...comment, text: 'O porteiro não atendeu.', visibility: 'internal' },
  { ...comment, id: ids[1], text: 'Voltamos amanhã cedo.', visibility: 'company' },
]
/** The order without places on a map, whose images load later. */
const orderWithoutMap = {
  ...order,
  stops: order.stops.map((stop) => ({ ...stop, address: { ...stop.address, coordinates: null } })),
}
const detail = (
  occurrences: { body: object } | { problem: 'unavailable' },
  role: 'admin' | 'manager' = 'admin',
): PageStory['args'] => ({
  path: '/ordens-de-servico/OS-2026-000123',
  role,
  responses: { 'serviceOrders.get': { body: orderWithoutMap }, 'occurrences.listOfOrder': occurrences },
})
const findPanel = () => screen.findByRole('region', { name: 'Ocorrências' })

export const InAnOrder: PageStory = {
  args: detail({
    body: { data: all.map((occurrence, index) => ({ ...occurrence, comments: index === 0 ? comments : [] })) },
  }),
  play: async () => void (await within(await findPanel()).findByRole('button', { name: /^Reabrir/ })),
}
export const InAnOrderOnAPhone = onPhone(InAnOrder)
export const InAnOrderOfAManager: PageStory = {
  args: detail({ body: { data: [{ ...overdue, comments: comments.slice(1) }] } }, 'manager'),
  play: async () => {
    const panel = within(await findPanel())
    await panel.findByText('Voltamos amanhã cedo.')
    await expect(panel.queryByRole('button', { name: /^Resolver/ })).toBeNull()
  },
}
export const InAnOrderWithout: PageStory = {
  args: detail({ body: { data: [] } }),
  play: async () => void (await within(await findPanel()).findByText('Nenhuma ocorrência.')),
}
export const InAnOrderFailed: PageStory = {
  args: detail({ problem: 'unavailable' }),
  play: async () => void (await within(await findPanel()).findByRole('button', { name: 'Tentar de novo' })),
}

/** The panel after a click on one of its buttons. */
const opened = (name: string | RegExp): PageStory => ({
  args: detail({ body: { data: [{ ...owned, comments: [] }] } }),
  play: async () => {
    await userEvent.click(await within(await findPanel()).findByRole('button', { name }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeVisible())
  },
})
export const Opening = opened('Abrir ocorrência')
export const OpeningOnAPhone = onPhone(Opening)
export const Resolving = opened(/^Resolver/)
export const Changing = opened(/^Editar/)
export const ChangingOnAPhone = onPhone(Changing)
export const Commenting = opened(/^Comentar:/)
export const SendingAPhoto = opened(/^Enviar foto/)

const [pickup, ...dropoffs] = carriedOrder.stops
const second = { id: ids[0], position: 2, contactName: 'Sílvia Prado', state: 'pending' }
const failing = { to: 'failed', label: 'Registrar insucesso', allowed: true, reason: null, requires: ['reason'] }
/** A whole order fails with a reason that requires a photo of each stop: one is missing after the first was chosen. */
export const FailingWithPhotos: PageStory = {
  args: {
    path: `/ordens-de-servico/${carriedOrder.orderNumber}`,
    role: 'admin',
    responses: {
      'serviceOrders.get': {
        body: { ...carriedOrder, stops: [pickup, ...dropoffs, ...dropoffs.map((stop) => ({ ...stop, ...second }))] },
      },
      'serviceOrders.actions': {
        body: { ...(examples['serviceOrders.actions']?.response as object), data: [{ ...failing, chargeable: false }] },
      },
      'attachments.list': { body: { data: [] } },
      'occurrences.listOfOrder': { body: { data: [] } },
    },
  },
  play: async () => {
    const heading = await screen.findByRole('heading', { name: 'E agora?' })
    const next = within(heading.closest('section') ?? document.body)
    await userEvent.click(await next.findByRole('button', { name: 'Registrar insucesso' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: 'Endereço não encontrado' }))
    // Like the browser: a user event replaces the property, which FileDrop writes.
    const chosen = new DataTransfer()
    chosen.items.add(new File(['x'], 'porta.png', { type: 'image/png' }))
    const field = await dialog.findByLabelText<HTMLInputElement>(/^Foto do local: Mariana/)
    field.files = chosen.files
    await fireEvent.change(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar insucesso' }))
    await waitFor(() => expect(dialog.getByLabelText('Foto do local: Sílvia Prado')).toBeInvalid())
    await waitFor(() => expect(dialog.getByText('porta.png')).toBeVisible())
  },
}
