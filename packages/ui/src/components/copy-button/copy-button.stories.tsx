import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
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
  play: async ({ canvas, canvasElement, userEvent }) => {
    Object.defineProperty(navigator.clipboard, 'writeText', { configurable: true, value: () => Promise.resolve() })
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar número' }))
    await expect(await canvas.findByText('Copiado')).toBeInTheDocument()
    // The tooltip is loaded on demand and must be in the picture.
    await within(canvasElement.ownerDocument.body).findByRole('tooltip', {}, { timeout: 10_000 })
  },
}
