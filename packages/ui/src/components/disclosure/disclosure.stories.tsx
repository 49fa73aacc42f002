import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import * as DescriptionList from '../description-list/index.ts'
import { Disclosure } from './disclosure.tsx'

const meta = {
  title: 'Layout/Disclosure (sanfona)',
  component: Disclosure,
  args: {
    summary: 'O que cada número conta',
    children: null,
  },
  render: (args) => (
    <Disclosure {...args}>
      <DescriptionList.Root layout="rows">
        <DescriptionList.Item term="Abertas">Ordens que ainda não terminaram.</DescriptionList.Item>
        <DescriptionList.Item term="Atrasadas">Ordens abertas cujo prazo já passou.</DescriptionList.Item>
      </DescriptionList.Root>
    </Disclosure>
  ),
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Open: Story = { args: { open: true } }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('O que cada número conta').closest('summary')).toHaveFocus()
  },
}

export const LongSummary: Story = {
  args: { summary: 'Associação Beneficente dos Moradores do Bairro Alto da Boa Vista e Adjacências', open: true },
  decorators: [(story) => <div className="max-w-72">{story()}</div>],
}
