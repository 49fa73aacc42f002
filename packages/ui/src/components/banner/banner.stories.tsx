import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Link } from '../link/link.tsx'
import { Banner } from './banner.tsx'
import { bannerTones } from './banner.variants.ts'

const meta = {
  title: 'Feedback/Banner (faixa de aviso)',
  component: Banner,
  args: { children: 'Manutenção programada hoje, das 23:00 às 23:30.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Tones: Story = {
  args: { onDismiss: () => {} },
  render: (args) => (
    <Gallery values={bannerTones} direction="column">
      {(tone) => <Banner {...args} tone={tone} />}
    </Gallery>
  ),
}

export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'Sem conexão. O que você fizer será enviado quando ela voltar.',
    action: <Link href="#detalhes">Ver o que falta enviar</Link>,
  },
}
