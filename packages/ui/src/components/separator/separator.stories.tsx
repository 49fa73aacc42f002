import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Separator } from './separator.tsx'
import { type SeparatorOrientation, separatorOrientations } from './separator.variants.ts'

const meta = {
  title: 'Layout/Separator (linha divisória)',
  component: Separator,
} satisfies Meta<typeof Separator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <div className="flex max-w-80 flex-col gap-3">
      <p>Coleta na Padaria Estrela do Norte</p>
      <Separator {...args} />
      <p>Entrega na Clínica São Lucas</p>
    </div>
  ),
}

export const Orientations: Story = {
  render: (args) => (
    <div className="flex flex-col gap-6">
      {(Object.keys(separatorOrientations) as SeparatorOrientation[]).map((orientation) => (
        <div key={orientation} className={orientation === 'vertical' ? 'flex gap-3' : 'flex max-w-80 flex-col gap-3'}>
          <span>12 ordens</span>
          <Separator {...args} orientation={orientation} />
          <span>3 atrasadas</span>
        </div>
      ))}
    </div>
  ),
}

export const WithText: Story = {
  args: { children: 'ou' },
  decorators: [(story) => <div className="max-w-80">{story()}</div>],
  parameters: snapshots.lightOnly,
}
