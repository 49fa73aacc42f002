import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { StatusHero } from './status-hero.tsx'
import { statusHeroTones } from './status-hero.variants.ts'

const meta = {
  title: 'Feedback/StatusHero (situação em destaque)',
  component: StatusHero,
  args: {
    eyebrow: 'Entrega de Padaria da Serra',
    title: 'Saiu para entrega',
    time: 'Hoje, das 14h às 18h',
    children: 'Mariana, seu pedido já está na rua. Deixe alguém por perto para receber.',
  },
} satisfies Meta<typeof StatusHero>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }

export const Tones: Story = {
  render: (args) => (
    // Each is an `h1`; several on one page are for this story only.
    <Gallery values={statusHeroTones} direction="column">
      {(tone) => <StatusHero {...args} tone={tone} />}
    </Gallery>
  ),
}

export const TitleOnly: Story = {
  args: {
    tone: 'stopped',
    eyebrow: undefined,
    title: 'Não encontramos esta entrega',
    time: undefined,
    children: undefined,
  },
}

export const LongTexts: Story = {
  args: {
    tone: 'waiting',
    eyebrow: 'Entrega de Comércio de Alimentos e Utilidades Domésticas Irmãos Albuquerque de Vasconcelos Ltda.',
    title: 'Tentamos entregar e não conseguimos encontrar ninguém',
    time: 'Nova tentativa na segunda-feira, 23 de novembro, das 8h às 12h (horário de Manaus)',
  },
}
