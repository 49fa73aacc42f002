import { type RejectedForm, TrackedOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { TrackingPage } from './tracking-page.tsx'

const order = z.parse(TrackedOrder, examples['tracking.get']?.response)

/** The page is opened on phones. It has no color that the components lack: no snapshot in the dark theme. */
const phoneModes = {
  'claro 1280': { disable: true },
  'escuro 1280': { disable: true },
  'claro 375': { disable: false },
}

const meta = {
  title: 'Telas/Rastreio público',
  component: TrackingPage,
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: phoneModes },
    // A page is not a sample to copy.
    docs: { codePanel: false, canvas: { sourceState: 'none' } },
  },
  globals: { viewport: { value: 'telefone' } },
  args: {
    view: { status: 200, order },
    path: '/rastreio/exemplo',
    now: '2026-11-20T13:30:00.000Z',
  },
} satisfies Meta<typeof TrackingPage>
export default meta
type Story = StoryObj<typeof meta>

const at = (status: TrackedOrder['status'], reached: number): Story => ({
  args: {
    view: {
      status: 200,
      order: {
        ...order,
        status,
        reached,
        requestKinds: status === 'delivered' || status === 'canceled' ? [] : order.requestKinds,
        steps: order.steps.map(({ step, at }, index) => ({
          step,
          at: index < reached ? (at ?? '2026-11-20T13:28:00.000Z') : null,
        })),
      },
    },
  },
})

export const InTransit: Story = {}
export const StopsBefore: Story = {
  args: {
    view: { status: 200, order: { ...order, delivery: { ...order.delivery, stopState: 'pending', stopsBefore: 3 } } },
  },
}
export const OnADesktop: Story = {
  globals: { viewport: { value: 'mesa' } },
  parameters: { chromatic: { modes: { 'claro 1280': { disable: false }, 'claro 375': { disable: true } } } },
}
export const Requested: Story = at('requested', 1)
export const Delivered: Story = at('delivered', 5)
export const PartiallyDelivered: Story = at('partially_delivered', 4)
export const Failed: Story = at('failed', 4)
export const Canceled: Story = at('canceled', 1)
const createStory = (order: TrackedOrder, rejected?: RejectedForm): Story => ({
  args: { view: { status: 200, order, ...(rejected ? { rejected } : {}) } },
})
const sent = { window: null, declineReason: null, createdAt: '2026-11-20T12:40:00.000Z' }
const open: TrackedOrder = {
  ...order,
  status: 'accepted',
  reached: 2,
  delivery: { ...order.delivery, stopState: 'pending', stopsBefore: null, estimatedArrival: null },
  requestKinds: ['leave_at_reception', 'reschedule', 'correction'],
}
export const RequestsWithDecisions: Story = createStory({
  ...open,
  requests: [
    {
      ...sent,
      kind: 'reschedule',
      status: 'pending',
      window: { start: '2026-11-21T17:00:00.000Z', end: '2026-11-21T20:00:00.000Z' },
    },
    { ...sent, kind: 'leave_at_reception', status: 'declined', declineReason: 'O prédio não tem portaria' },
    { ...sent, kind: 'correction', status: 'confirmed' },
  ],
})
export const RejectedRequest: Story = createStory(open, {
  form: 'reschedule',
  status: 400,
  values: { kind: 'reschedule', day: '2026-11-20', from: '09:00', until: '08:00', note: 'Só de manhã' },
  errors: { until: 'O fim precisa ser depois do início.' },
})
const delivered = {
  ...order,
  status: 'delivered' as const,
  reached: 5,
  delivery: { ...order.delivery, stopState: 'completed' as const, stopsBefore: null, estimatedArrival: null },
  requestKinds: [],
  canRate: true,
}
export const Rating: Story = createStory(delivered)
export const RatingWithoutScore: Story = createStory(delivered, {
  form: 'rating',
  status: 400,
  values: { comment: 'Chegou bem.' },
  errors: { score: 'Preencha este campo.' },
})
export const Rated: Story = createStory({
  ...delivered,
  rating: {
    score: 4,
    comment: 'Chegou bem.',
    createdAt: '2026-11-20T13:00:00.000Z',
    changeableUntil: '2026-11-21T13:00:00.000Z',
  },
})
export const UnknownLink: Story = { args: { view: { status: 404 } } }
export const ExpiredLink: Story = { args: { view: { status: 410 } } }
export const Unavailable: Story = { args: { view: { status: 503 } } }
