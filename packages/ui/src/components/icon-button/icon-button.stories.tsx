import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import Copy from 'lucide-react/icons/copy'
import { expect, userEvent, within } from 'storybook/test'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { type ButtonVariant, buttonTones } from '../button/button.variants.ts'
import { IconButton } from './icon-button.tsx'
import { iconButtonSizes } from './icon-button.variants.ts'

const meta = {
  title: 'Actions/IconButton (botão de ícone)',
  component: IconButton,
  args: { label: 'Copiar número', children: <Copy aria-hidden /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Tones: Story = {
  render: (args) => (
    <Gallery values={buttonTones} direction="column">
      {(tone) => (
        <Gallery values={buttonTones[tone]}>
          {(variant: ButtonVariant) => <IconButton {...args} tone={tone} variant={variant} />}
        </Gallery>
      )}
    </Gallery>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Gallery values={iconButtonSizes}>{(size) => <IconButton {...args} size={size} variant="outline" />}</Gallery>
  ),
}

export const Pending: Story = { args: { pending: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledWithReason: Story = {
  args: { disabledReason: 'A ordem ainda não tem número.', variant: 'outline' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Copiar número' })
    await expect(button).toHaveAccessibleDescription('A ordem ainda não tem número.')
    await within(canvasElement.ownerDocument.body).findByRole('tooltip')
  },
}

const counts = { none: 0, one: 1, some: 12, many: 100 }

export const Counts: Story = {
  render: () => (
    <Gallery values={counts}>
      {(name) => (
        <IconButton label={`Notificações, ${counts[name]} não lidas`} count={counts[name]}>
          <Bell aria-hidden />
        </IconButton>
      )}
    </Gallery>
  ),
}

export const AsLink: Story = {
  args: {
    label: 'Abrir ordem',
    asChild: true,
  },
  render: (args) => (
    <IconButton {...args}>
      <a href="#ordem">
        <Copy aria-hidden />
      </a>
    </IconButton>
  ),
  parameters: snapshots.lightOnly,
}
