import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, ArrowUp, Info, Navigation } from '../../icons/icons.gen.ts'
import { snapshots } from '../../testing/snapshots.ts'
import { Link } from '../link/link.tsx'
import { StatusBadge } from '../status-badge/index.ts'
import * as DeliveryCard from './index.ts'

const meta = {
  title: 'Data/DeliveryCard (cartão de entrega)',
  component: DeliveryCard.Root,
  subcomponents: { Action: DeliveryCard.Action },
  args: {
    title: <Link href="#OS-2026-000123">Rua Cardoso de Almeida, 788</Link>,
    status: <StatusBadge kind="moving">Em rota</StatusBadge>,
    time: '14:00 – 16:00',
    description: 'Mariana Albuquerque · Perdizes',
    next: 'Cheguei na entrega',
    className: 'max-w-sm',
  },
  render: (args) => (
    <DeliveryCard.Root {...args}>
      <DeliveryCard.Action asChild icon={<Info />}>
        <a href="tel:+5511987654321">Ligar</a>
      </DeliveryCard.Action>
      <DeliveryCard.Action asChild icon={<Info />}>
        <a href="#whatsapp">WhatsApp</a>
      </DeliveryCard.Action>
      <DeliveryCard.Action icon={<Navigation />}>Navegar</DeliveryCard.Action>
    </DeliveryCard.Root>
  ),
} satisfies Meta<typeof DeliveryCard.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sequence: Story = {
  args: { status: <StatusBadge kind="late">Atrasada</StatusBadge> },
  render: (args) => (
    <DeliveryCard.Root {...args}>
      <DeliveryCard.Action icon={<ArrowUp />} disabled>
        Subir
      </DeliveryCard.Action>
      <DeliveryCard.Action icon={<ArrowDown />}>Descer</DeliveryCard.Action>
    </DeliveryCard.Root>
  ),
  parameters: snapshots.lightOnly,
}

export const LongTexts: Story = {
  args: {
    title: <Link href="#OS-2026-000124">{`Avenida ${'Desembargador '.repeat(4)}Magalhães, 12.345`}</Link>,
    time: '23/11/2026 14:00 – 24/11/2026 16:00 (horário de Manaus)',
    description: 'Albuquerque'.repeat(6),
    next: 'Tentar entrega de novo depois de falar com a empresa',
    className: 'max-w-72',
  },
  parameters: snapshots.lightOnly,
}
