import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import * as DescriptionList from '../description-list/index.ts'
import * as Card from './index.ts'

const meta = {
  title: 'Layout/Card (cartão)',
  component: Card.Root,
  subcomponents: { Header: Card.Header, Body: Card.Body, Footer: Card.Footer },
} satisfies Meta<typeof Card.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Card.Root {...args} className="max-w-xl">
      <Card.Header
        title="Coleta"
        description="Hoje, das 14:00 às 16:00"
        actions={
          <Button size="sm" tone="neutral" variant="outline">
            Editar coleta
          </Button>
        }
      />
      <Card.Body>
        <DescriptionList.Root>
          <DescriptionList.Item term="Endereço">Rua Augusta, 1500, Consolação, São Paulo, SP</DescriptionList.Item>
          <DescriptionList.Item term="Contato">Ana Ferreira, (11) 98765-4321</DescriptionList.Item>
        </DescriptionList.Root>
      </Card.Body>
    </Card.Root>
  ),
}

export const WithFooter: Story = {
  render: (args) => (
    <Card.Root {...args} className="max-w-xl">
      <Card.Header title="Entregas por dia" />
      <Card.Body>Nada foi entregue nos últimos sete dias.</Card.Body>
      <Card.Footer>
        <Button size="sm" variant="ghost">
          Ver relatório
        </Button>
      </Card.Footer>
    </Card.Root>
  ),
}
