import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { ProgressBar } from './progress-bar.tsx'
import { progressTones } from './progress-bar.variants.ts'

const meta = {
  title: 'Feedback/ProgressBar (barra de progresso)',
  component: ProgressBar,
  args: { label: 'Importando entregas', value: 38, max: 120, valueText: '38 de 120' },
  decorators: [(story) => <div className="max-w-96">{story()}</div>],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Gallery values={progressTones} direction="column">
      {(tone) => <ProgressBar {...args} tone={tone} />}
    </Gallery>
  ),
}

export const Percentage: Story = {
  args: { value: 62, max: 100, valueText: undefined },
  parameters: snapshots.lightOnly,
}

export const Unknown: Story = { args: { value: null } }

export const Done: Story = {
  args: { value: 120, valueText: '120 de 120', tone: 'success' },
  parameters: snapshots.lightOnly,
}

export const LabelHidden: Story = { args: { labelHidden: true }, parameters: snapshots.lightOnly }
