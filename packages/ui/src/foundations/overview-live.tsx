import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'
import { StatusBadge, type StatusKind, TrackingSteps } from '../delivery.ts'
import {
  Alert,
  Button,
  Card,
  Checkbox,
  CopyButton,
  Grid,
  Inline,
  Kbd,
  MoneyField,
  SegmentedControl,
  Stack,
  StatCard,
  Switch,
  TextField,
  Timeline,
  VisuallyHidden,
} from '../index.ts'
import { GuideLink } from './guide-link.tsx'

const statuses = [
  ['requested', 'Solicitada'],
  ['accepted', 'Aguardando coleta'],
  ['moving', 'Em rota'],
  ['done', 'Entregue'],
  ['partial', 'Entregue em parte'],
  ['failed', 'Tentativa sem sucesso'],
  ['paused', 'Em espera'],
  ['canceled', 'Cancelada'],
] as const satisfies readonly (readonly [StatusKind, string])[]

/** A sample order, shown next to the introduction of the design system. */
export function OverviewOrder() {
  return (
    <Card.Root className="bg-surface">
      <Card.Header title="OS-2026-000123" level={2} actions={<StatusBadge kind="moving">Em rota</StatusBadge>} />
      <Card.Body>
        <Stack>
          <TrackingSteps.Root label="Andamento da entrega">
            <TrackingSteps.Step title="Coletado" time="hoje, às 9:40" state="done" />
            <TrackingSteps.Step title="Saiu para entrega" time="hoje, às 10:05" state="current" icon={<Truck />} />
            <TrackingSteps.Step title="Entregue" time="previsto para hoje, até as 18:00" />
          </TrackingSteps.Root>
          <Button icon={<CircleCheckBig aria-hidden />}>Concluir entrega</Button>
        </Stack>
      </Card.Body>
    </Card.Root>
  )
}

function Sample({ title, guide, children }: { title: string; guide: string; children: ReactNode }) {
  return (
    <Card.Root>
      <Card.Header
        title={title}
        level={3}
        actions={
          <GuideLink id={guide}>
            Ver guia<VisuallyHidden> de {title.toLowerCase()}</VisuallyHidden>
          </GuideLink>
        }
      />
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  )
}

/** Working components of each kind, each with a link to its guide. */
export function OverviewLive() {
  return (
    <Grid columns="three">
      <Sample title="Botões" guide="actions-button-botão--guide">
        <Stack>
          <Inline>
            <Button>Criar ordem</Button>
            <Button tone="neutral" variant="outline">
              Duplicar ordem
            </Button>
          </Inline>
          <Inline>
            <Button tone="danger">Cancelar ordem</Button>
            <CopyButton text="OS-2026-000123" label="Copiar número" />
            <Kbd keys="mod+k" />
          </Inline>
        </Stack>
      </Sample>
      <Sample title="Situações" guide="data-statusbadge-etiqueta-de-situação--guide">
        <Inline>
          {statuses.map(([kind, word]) => (
            <StatusBadge key={kind} kind={kind}>
              {word}
            </StatusBadge>
          ))}
        </Inline>
      </Sample>
      <Sample title="Indicadores" guide="data-statcard-cartão-de-indicador--guide">
        <StatCard label="Em rota" value="38" hint="ontem, a esta hora: 31" icon={<Truck aria-hidden />} />
      </Sample>
      <Sample title="Campos" guide="forms-textfield-campo-de-texto--guide">
        <Stack>
          <TextField label="Quem recebe" defaultValue="Clínica São Lucas" />
          <MoneyField label="Valor declarado" defaultValue={32_000} />
        </Stack>
      </Sample>
      <Sample title="Escolhas" guide="forms-segmentedcontrol-controle-segmentado--guide">
        <Stack>
          <SegmentedControl
            label="Prioridade"
            options={[
              { value: 'normal', label: 'Normal' },
              { value: 'urgent', label: 'Urgente' },
            ]}
          />
          <Switch label="Avisar por e-mail" defaultChecked />
          <Checkbox label="Exigir foto na entrega" defaultChecked />
        </Stack>
      </Sample>
      <Sample title="Histórico" guide="data-timeline-linha-do-tempo--guide">
        <Timeline.Root>
          <Timeline.Item title="Em rota" time="hoje às 10:05" tone="info" />
          <Timeline.Item title="Coletada" time="hoje às 9:40" tone="info" />
          <Timeline.Item title="Solicitada" time="hoje às 8:12" tone="waiting" />
        </Timeline.Root>
      </Sample>
      <Alert title="A busca de CEP está fora do ar." tone="warning" className="md:col-span-2 lg:col-span-3">
        Preencha o endereço à mão.
      </Alert>
    </Grid>
  )
}
