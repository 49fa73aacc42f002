import { TrackedOrder } from '@malote/api-client'
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
  parameters: { layout: 'fullscreen', chromatic: { modes: phoneModes } },
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
export const UnknownLink: Story = { args: { view: { status: 404 } } }
export const ExpiredLink: Story = { args: { view: { status: 410 } } }
export const Unavailable: Story = { args: { view: { status: 503 } } }
