import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { buttonSizes } from '../button/button.variants.ts'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Actions/CopyButton (botão de copiar)',
  component: CopyButton,
  args: { text: 'OS-2026-000123', label: 'Copiar número' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithText: Story = {
  args: { variant: 'outline', children: 'Copiar link' },
}

export const Sizes: Story = {
  render: (args) => <Gallery values={buttonSizes}>{(size) => <CopyButton {...args} size={size} />}</Gallery>,
}

export const Copied: Story = {
  render: (args) => (
    <p className="flex items-center gap-1">
      <span className="font-medium figures">OS-2026-000123</span>
      <CopyButton {...args} size="sm" />
    </p>
  ),
  beforeEach: () => {
    // The confirmation disappears after two seconds, on a busy machine before the picture.
    const { setTimeout: startTimer } = globalThis
    const startShortTimer = (...[handler, delay, ...rest]: Parameters<typeof startTimer>) =>
      delay === 2000 ? 0 : startTimer(handler, delay, ...rest)
    Object.assign(globalThis, { setTimeout: startShortTimer })
    return () => {
      Object.assign(globalThis, { setTimeout: startTimer })
    }
  },
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: () => Promise.resolve() })
    const button = canvas.getByRole('button', { name: 'Copiar número' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Copiado')).toBeInTheDocument()
    // Without focus, no tooltip opens when its code arrives late.
    button.blur()
  },
  parameters: snapshots.lightOnly,
}
