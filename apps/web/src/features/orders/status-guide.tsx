import { type Role, roleLabels, ServiceOrderStatus, serviceOrderTransitions, type Transition } from '@malote/api-client'
import { DescriptionList, PageHeader, Stack, Text } from '@malote/ui'
import type { ReactNode } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { statusMeanings } from './order/next-step.ts'
import { OrderStatus } from './order-status.tsx'

const roles: readonly Role[] = ['operator', 'manager', 'admin']

/** `/ajuda`: the statuses with their next steps and actors, generated from the transition table. */
export function StatusGuide({ children }: { children?: ReactNode }) {
  return (
    <Stack gap="lg">
      <PageHeader
        title="Ajuda"
        description="As tarefas do dia a dia, e o que cada status significa. Para os atalhos do teclado, aperte ?."
      />
      {children}
      <TitledCard title="Status das ordens">
        <Stack gap="lg" asChild>
          <ul aria-label="Status das ordens">
            {ServiceOrderStatus.options.map((status) => (
              <Stack key={status} gap="xs" asChild>
                <li>
                  <div>
                    <OrderStatus status={status} scheduledFor={null} />
                  </div>
                  <Text>{statusMeanings[status]}</Text>
                  <Steps transitions={serviceOrderTransitions.filter(({ from }) => from.includes(status))} />
                </li>
              </Stack>
            ))}
          </ul>
        </Stack>
      </TitledCard>
    </Stack>
  )
}

function Steps({ transitions }: { transitions: readonly Transition[] }) {
  if (transitions.length === 0) return null
  // Resuming has one transition for each previous status, but is one step for the reader.
  const steps = new Map(transitions.map((transition) => [transition.label, formatActors(transition)]))
  return (
    <DescriptionList.Root>
      {[...steps].map(([label, actors]) => (
        <DescriptionList.Item key={label} term={label}>
          {actors}
        </DescriptionList.Item>
      ))}
    </DescriptionList.Root>
  )
}

/** `Gestor ou Administrador`; with a condition, `Operador (com condições)`. */
function formatActors({ by }: Transition): string {
  const actors = roles
    .filter((role) => by[role] !== undefined)
    .map((role) => (by[role] === true ? roleLabels[role] : `${roleLabels[role]} (com condições)`))
  const all = by.system === undefined ? actors : [...actors, 'O sistema, sozinho']
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(all)
}
