import type { Meta, StoryObj } from '@storybook/react-vite'
import Lock from 'lucide-react/icons/lock'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import { SearchX } from '../icons/icons.gen.ts'
import {
  Alert,
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  PageHeader,
  PasswordField,
  Skeleton,
  Stack,
  TextField,
} from '../index.ts'
import { snapshots } from '../testing/snapshots.ts'
import { Frame } from './frame.tsx'

const meta = {
  title: 'Patterns/States of a page (carregando, vazio, erro)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const header = <PageHeader title="Localizações" actions={<Button>Novo local</Button>} />

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
        <EmptyState title="Nenhum local ainda" action={<Button>Criar o primeiro</Button>}>
          Guarde aqui os endereços de coleta e de entrega que se repetem.
        </EmptyState>
      </Stack>
    </Frame>
  ),
}

export const NoMatches: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        {header}
        <EmptyState
          title="Nenhum local com “Jundiaí”"
          action={
            <Button tone="neutral" variant="outline">
              Limpar filtros
            </Button>
          }
        >
          Há 12 locais sem este filtro.
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
          title="Não foi possível carregar os locais"
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
        <EmptyState title="Nenhum local ainda" action={<Button disabled>Criar o primeiro</Button>}>
          Guarde aqui os endereços de coleta e de entrega que se repetem.
        </EmptyState>
      </Stack>
    </Frame>
  ),
}

const orders = (
  <Button tone="neutral" variant="outline">
    Ver ordens de serviço
  </Button>
)

export const NotFound: Story = {
  render: () => (
    <Frame>
      <ErrorState level={1} tone="neutral" icon={<SearchX />} title="Não encontramos esta página" action={orders}>
        O endereço pode ter mudado, ou o que ele mostra não está disponível para o seu acesso.
      </ErrorState>
    </Frame>
  ),
}

export const NotAllowed: Story = {
  render: () => (
    <Frame>
      <ErrorState level={1} tone="neutral" icon={<Lock />} title="Seu perfil não abre esta página" action={orders}>
        Se precisar dela, peça o acesso a quem administra o Malote.
      </ErrorState>
    </Frame>
  ),
  parameters: snapshots.lightOnly,
}

export const Maintenance: Story = {
  render: () => (
    <Frame>
      <ErrorState
        level={1}
        tone="warning"
        icon={<Wrench />}
        title="O Malote está em manutenção"
        action={<Button>Tentar agora</Button>}
      >
        Costuma levar poucos minutos. Esta página tenta de novo sozinha.
      </ErrorState>
    </Frame>
  ),
}

export const Unreachable: Story = {
  render: () => (
    <Frame>
      <ErrorState
        level={1}
        tone="warning"
        icon={<Unplug />}
        title="Sem conexão com o Malote"
        action={<Button>Tentar de novo</Button>}
      >
        Verifique a internet. Esta página se abre sozinha quando a conexão voltar.
      </ErrorState>
    </Frame>
  ),
}

export const ChunkMissing: Story = {
  render: () => (
    <Frame>
      <ErrorState
        level={1}
        tone="warning"
        icon={<RefreshCw />}
        title="Esta página não chegou inteira"
        action={<Button>Carregar de novo</Button>}
      >
        A conexão falhou no meio, ou o Malote ganhou uma versão nova.
      </ErrorState>
    </Frame>
  ),
}

export const SlowLoading: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        <Banner
          tone="warning"
          action={
            <Button size="sm" tone="neutral" variant="outline">
              Tentar de novo
            </Button>
          }
        >
          Está demorando mais que o normal para carregar. Você pode esperar, ou tentar de novo.
        </Banner>
        {header}
        <Skeleton shape="block" delay={0} className="h-60" />
      </Stack>
    </Frame>
  ),
}

export const SlowSubmission: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        <Banner tone="warning">
          Ainda estamos enviando: a conexão está lenta. Espere a resposta e não feche esta aba.
        </Banner>
        <PageHeader title="Localizações" actions={<Button pending>Salvar local</Button>} />
      </Stack>
    </Frame>
  ),
}

export const SessionEnded: Story = {
  render: () => (
    <div className="mx-auto grid max-w-100 gap-6 p-8">
      <Heading level={1}>Entrar</Heading>
      <Alert tone="warning" title="Sua sessão terminou. Entre de novo para continuar de onde parou." />
      <TextField label="E-mail" required />
      <PasswordField label="Senha" required />
      <Button size="lg">Entrar</Button>
    </div>
  ),
}
