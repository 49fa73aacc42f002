import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../delivery.ts'
import {
  Breadcrumb,
  Button,
  Card,
  CopyButton,
  DescriptionList,
  Grid,
  Inline,
  Link,
  PageHeader,
  Section,
  Stack,
  Table,
  Text,
  Timeline,
} from '../index.ts'
import { snapshots } from '../testing/snapshots.ts'
import { Frame } from './frame.tsx'

const meta = {
  title: 'Patterns/Detail page (página de detalhe)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Frame>
      <Stack gap="lg">
        <PageHeader
          breadcrumb={
            <Breadcrumb>
              <Link href="#ordens">Ordens de Serviço</Link>
            </Breadcrumb>
          }
          title="OS-2026-000123"
          description="Padaria Estrela do Norte · criada hoje às 08:12 por Bruna Costa"
          actions={
            <>
              <CopyButton text="OS-2026-000123" label="Copiar número" />
              <Button tone="neutral" variant="outline">
                Duplicar
              </Button>
            </>
          }
        />
        <Grid columns="aside" gap="lg">
          <Stack gap="lg">
            <Card.Root>
              <Card.Header title="E agora?" level={2} actions={<StatusBadge kind="moving">Em rota</StatusBadge>} />
              <Card.Body>
                <Stack>
                  <Text>Otávio Lima entrega na Clínica São Lucas até 18:00. Falta registrar quem recebeu.</Text>
                  <Inline>
                    <Button>Registrar entrega</Button>
                    <Button tone="neutral" variant="ghost">
                      Registrar tentativa sem sucesso
                    </Button>
                  </Inline>
                </Stack>
              </Card.Body>
            </Card.Root>
            <Section title="Itens">
              <Table.Root label="O que vai na entrega">
                <Table.Head>
                  <Table.Row>
                    <Table.HeaderCell>Descrição</Table.HeaderCell>
                    <Table.HeaderCell numeric>Quantidade</Table.HeaderCell>
                    <Table.HeaderCell numeric>Valor</Table.HeaderCell>
                  </Table.Row>
                </Table.Head>
                <Table.Body>
                  <Table.Row>
                    <Table.Cell>Bolo de fubá, 2 kg</Table.Cell>
                    <Table.Cell numeric>3</Table.Cell>
                    <Table.Cell numeric>R$ 89,70</Table.Cell>
                  </Table.Row>
                  <Table.Row>
                    <Table.Cell>Pão de queijo congelado, 1 kg</Table.Cell>
                    <Table.Cell numeric>10</Table.Cell>
                    <Table.Cell numeric>R$ 320,00</Table.Cell>
                  </Table.Row>
                </Table.Body>
              </Table.Root>
            </Section>
            <Section title="O que aconteceu">
              <Timeline.Root>
                <Timeline.Item title="Em rota" time="hoje às 10:05" tone="info">
                  Saiu para a entrega com Otávio Lima.
                </Timeline.Item>
                <Timeline.Item title="Coletada" time="hoje às 09:40" tone="info">
                  Três volumes, conferidos na saída.
                </Timeline.Item>
                <Timeline.Item title="Solicitada" time="hoje às 08:12" tone="waiting" />
              </Timeline.Root>
            </Section>
          </Stack>
          <Stack gap="lg">
            <Card.Root>
              <Card.Header title="Entrega" level={2} />
              <Card.Body>
                <DescriptionList.Root>
                  <DescriptionList.Item term="Destinatária">Clínica São Lucas</DescriptionList.Item>
                  <DescriptionList.Item term="Endereço">
                    Rua das Palmeiras, 1200, Centro, Campinas, SP
                  </DescriptionList.Item>
                  <DescriptionList.Item term="Telefone">(19) 98888-1234</DescriptionList.Item>
                </DescriptionList.Root>
              </Card.Body>
            </Card.Root>
            <Card.Root>
              <Card.Header title="Referências" level={2} />
              <Card.Body>
                <DescriptionList.Root>
                  <DescriptionList.Item term="Pedido">PED-4471</DescriptionList.Item>
                  <DescriptionList.Item term="Centro de custo">Eventos</DescriptionList.Item>
                </DescriptionList.Root>
              </Card.Body>
            </Card.Root>
          </Stack>
        </Grid>
      </Stack>
    </Frame>
  ),
  parameters: snapshots.withPhone,
}
