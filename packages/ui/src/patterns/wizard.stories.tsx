import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import {
  Alert,
  Button,
  Card,
  FileDrop,
  Inline,
  PageHeader,
  ProgressBar,
  Stack,
  Stepper,
  Table,
  Text,
} from '../index.ts'
import { Frame } from './frame.tsx'

const steps = ['Arquivo', 'Colunas', 'Conferência', 'Importação']

const meta = {
  title: 'Patterns/Wizard (passo a passo)',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Wizard({ at, children, next }: { at: number; children: ReactNode; next?: ReactNode }) {
  return (
    <Frame>
      <Stack gap="lg">
        <PageHeader title="Importar ordens de serviço" description="De uma planilha CSV ou XLSX, até 10.000 linhas." />
        <Stepper.Root label="Passos da importação">
          {steps.map((step, index) => (
            <Stepper.Step key={step} title={step} state={index < at ? 'done' : index === at ? 'current' : 'upcoming'} />
          ))}
        </Stepper.Root>
        <Card.Root>
          <Card.Body>{children}</Card.Body>
          <Card.Footer>
            <Inline justify="between" className="grow">
              <Button tone="neutral" variant="ghost">
                {at === 0 ? 'Cancelar' : 'Voltar'}
              </Button>
              {next}
            </Inline>
          </Card.Footer>
        </Card.Root>
      </Stack>
    </Frame>
  )
}

export const FirstStep: Story = {
  render: () => (
    <Wizard at={0} next={<Button disabled>Continuar para as colunas</Button>}>
      <FileDrop label="Planilha" help="CSV ou XLSX, até 10 MB." accept=".csv,.xlsx" />
    </Wizard>
  ),
}

export const ErrorsFound: Story = {
  render: () => (
    <Wizard at={2} next={<Button>Importar 1.204 ordens</Button>}>
      <Stack>
        <Alert tone="warning" title="2 linhas não podem ser importadas">
          As outras 1.204 estão certas. Corrija estas na planilha e importe de novo: nada entra duas vezes.
        </Alert>
        <Table.Root label="Linhas com erro">
          <Table.Head>
            <Table.Row>
              <Table.HeaderCell numeric>Linha</Table.HeaderCell>
              <Table.HeaderCell>Coluna</Table.HeaderCell>
              <Table.HeaderCell>O que corrigir</Table.HeaderCell>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            <Table.Row>
              <Table.Cell numeric>17</Table.Cell>
              <Table.Cell>CEP</Table.Cell>
              <Table.Cell>“0130-000” tem sete números; um CEP tem oito.</Table.Cell>
            </Table.Row>
            <Table.Row>
              <Table.Cell numeric>408</Table.Cell>
              <Table.Cell>Telefone</Table.Cell>
              <Table.Cell>Falta o DDD em “98888-1234”.</Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
      </Stack>
    </Wizard>
  ),
}

export const InProgress: Story = {
  render: () => (
    <Wizard at={3}>
      <Stack>
        <ProgressBar label="Importando as ordens" value={480} max={1204} valueText="480 de 1.204" />
        <Text tone="subtle">Você pode sair desta página: avisamos quando terminar.</Text>
      </Stack>
    </Wizard>
  ),
}
