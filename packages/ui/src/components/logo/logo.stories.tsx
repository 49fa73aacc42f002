import type { Meta, StoryObj } from '@storybook/react-vite'
import { snapshots } from '../../testing/snapshots.ts'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Frame/Logo (marca)',
  component: Logo,
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MarkOnly: Story = { args: { markOnly: true }, parameters: snapshots.lightOnly }
export const CustomName: Story = { args: { name: 'Expresso Sul' } }
