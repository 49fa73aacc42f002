import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { RelativeTime } from './relative-time.tsx'

const meta = {
  title: 'Data/RelativeTime (tempo relativo)',
  component: RelativeTime,
  args: { value: Date.now() - 5 * 60_000 },
} satisfies Meta<typeof RelativeTime>
export default meta
type Story = StoryObj<typeof meta>

const hour = 3_600_000

export const Default: Story = {}

export const PastAndFuture: Story = {
  render: (args) => (
    <ul className="flex flex-col gap-2">
      {[-10_000, -5 * 60_000, -3 * hour, -24 * hour, -5 * 24 * hour, 2 * hour, 24 * hour].map((offset) => (
        <li key={offset}>
          <RelativeTime {...args} value={Date.now() + offset} />
        </li>
      ))}
    </ul>
  ),
}

export const LongAgo: Story = { args: { value: '2024-03-05T15:00:00Z' }, parameters: snapshots.lightOnly }

export const Missing: Story = { args: { value: null }, parameters: snapshots.lightOnly }
