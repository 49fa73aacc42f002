import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { LoadBar } from './load-bar.tsx'

const toSlots = (values: number[]) =>
  values.map((value, index) => ({ label: `${8 + index} h`, shortLabel: String(8 + index).padStart(2, '0'), value }))

const meta = {
  title: 'Delivery/LoadBar (carga por horário)',
  component: LoadBar,
  args: { label: 'Carga de Bruna Nunes', slots: toSlots([1, 2, 3, 1, 0, 2, 2, 3, 1, 0]), capacity: 3 },
  decorators: [(story) => <div className="max-w-72">{story()}</div>],
} satisfies Meta<typeof LoadBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Over: Story = { args: { slots: toSlots([1, 2, 5, 1, 0, 4, 2, 3, 1, 0]) } }

export const Empty: Story = {
  args: { slots: toSlots([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) },
  parameters: snapshots.lightOnly,
}

export const Narrow: Story = {
  args: { slots: toSlots([1, 2, 5, 1, 0, 4, 2, 3, 1, 0]) },
  decorators: [(story) => <div className="max-w-40">{story()}</div>],
  parameters: snapshots.withPhone,
}
