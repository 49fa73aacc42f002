import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner, Button, Card, EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '../index.js'
import { Frame } from './frame.js'

const meta = {
  title: 'Patterns/States of a page (carregando, vazio, erro)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const header = <PageHeader title="Localizações" actions={<Button>Nova localização</Button>} />

export const Loading: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        {header}
        <Card.Root aria-busy>
          <Card.Body>
            <Stack>
              {['a', 'b', 'c', 'd', 'e'].map((row) => (
                <Skeleton key={row} shape="text" delay={0} />
              ))}
            </Stack>
          </Card.Body>
        </Card.Root>
      </Stack>
    </Frame>
  ),
}

export const Empty: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        {header}
        <EmptyState title="Nenhuma localização ainda" action={<Button>Criar a primeira</Button>}>
          Guarde aqui os endereços de coleta e de entrega que se repetem.
        </EmptyState>
      </Stack>
    </Frame>
  ),
}

export const EmptiedByFilters: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        {header}
        <EmptyState
          title="Nenhuma localização com “Jundiaí”"
          action={
            <Button tone="neutral" variant="outline">
              Limpar filtros
            </Button>
          }
        >
          Há 12 localizações sem este filtro.
        </EmptyState>
      </Stack>
    </Frame>
  ),
}

export const Failed: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        {header}
        <ErrorState
          level={2}
          title="Não foi possível carregar as localizações"
          requestId="0199c0de-7a11"
          action={<Button>Tentar de novo</Button>}
        >
          O servidor não respondeu. Nada do que você fez se perdeu.
        </ErrorState>
      </Stack>
    </Frame>
  ),
}

export const Offline: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        <Banner tone="warning">Sem conexão. O que você vê é de 10:05; o rascunho está guardado neste aparelho.</Banner>
        {header}
        <EmptyState title="Nenhuma localização ainda" action={<Button disabled>Criar a primeira</Button>}>
          Guarde aqui os endereços de coleta e de entrega que se repetem.
        </EmptyState>
      </Stack>
    </Frame>
  ),
}

export const NotAllowed: Story = {
  render: () => (
    <Frame>
      <ErrorState
        level={1}
        title="Esta página é da administração"
        action={<Button>Ir para as ordens de serviço</Button>}
      >
        Sua conta é de gestão. Peça acesso a quem administra o Malote, se precisar dela.
      </ErrorState>
    </Frame>
  ),
}
