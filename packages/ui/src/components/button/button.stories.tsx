import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { expect, userEvent, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from './button.tsx'
import { type ButtonVariant, buttonSizes, buttonTones } from './button.variants.ts'

const meta = {
  title: 'Actions/Button (botão)',
  component: Button,
  args: { children: 'Criar ordem' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Tones: Story = {
  render: (args) => (
    <Gallery values={buttonTones} direction="column">
      {(tone) => (
        <Gallery values={buttonTones[tone]}>
          {(variant: ButtonVariant) => <Button {...args} tone={tone} variant={variant} />}
        </Gallery>
      )}
    </Gallery>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={buttonSizes}>{(size) => <Button {...args} size={size} icon={<Plus />} />}</Gallery>
  ),
}

export const WithIcon: Story = { args: { icon: <Plus /> }, parameters: snapshots.lightOnly }

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Criar ordem' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Marque ao menos uma ordem.' },
  render: (args) => (
    <Gallery values={buttonTones.primary}>{(variant) => <Button {...args} variant={variant} />}</Gallery>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleDescription('Marque ao menos uma ordem.')
    await within(canvasElement.ownerDocument.body).findByRole('tooltip', { name: 'Marque ao menos uma ordem.' })
  },
}

export const AsLink: Story = {
  args: { asChild: true, icon: <Plus />, children: <a href="#criar">Criar ordem</a> },
  parameters: snapshots.lightOnly,
}

export const LongLabel: Story = {
  render: (args) => (
    <div className="flex w-56">
      <Button {...args} className="min-w-0 shrink">
        Solicitar nova coleta para amanhã de manhã
      </Button>
    </div>
  ),
}
