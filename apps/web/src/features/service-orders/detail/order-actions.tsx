import type { Role, ServiceOrder, ServiceOrderAction } from '@malote/api-client'
import { Button, Card, Inline, Skeleton, Stack, Text, toast } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { useTransition } from '../service-orders.queries'
import { nextStep } from './next-step'

// Dialogs arrive when somebody needs one, not with the page.
const TransitionDialog = lazy(() =>
  import('./transition-dialog').then((module) => ({ default: module.TransitionDialog })),
)

/** Steps that take the order off its way: never the one to suggest. */
const asides = new Set(['canceled', 'on_hold', 'returning', 'failed'])

interface OrderActionsProps {
  order: ServiceOrder
  role: Role
  actions: readonly ServiceOrderAction[] | undefined
}

/** "E agora?": what happens next, the steps that this person may take, and why not the others. */
export function OrderActions({ order, role, actions }: OrderActionsProps) {
  const [asked, setAsked] = useState<ServiceOrderAction | null>(null)
  const transition = useTransition(order.orderNumber)
  const allowed = actions?.filter((action) => action.allowed) ?? []
  const refused = actions?.filter((action) => !action.allowed) ?? []
  const suggested = allowed.find((action) => !asides.has(action.to))

  const take = (action: ServiceOrderAction) => {
    // Taking an order on needs no choice for who does it themselves.
    const needs = action.requires.filter((need) => need !== 'assignee' || role === 'admin')
    if (needs.length > 0 || action.chargeable) return setAsked(action)
    transition.mutate(
      { to: action.to, version: order.version },
      {
        onSuccess: () => toast.success(`${order.orderNumber}: ${action.label.toLowerCase()} — feito.`),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  }

  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="E agora?" level={2} />
        <Card.Body>
          <Stack gap="md">
            <Text>{nextStep[order.status]}</Text>
            {!actions && <Skeleton shape="block" className="h-9 w-60" />}
            {allowed.length > 0 && (
              <Inline gap="sm">
                {allowed.map((action) => (
                  <Button
                    key={action.to}
                    tone={action === suggested ? 'primary' : action.to === 'canceled' ? 'danger' : 'neutral'}
                    variant={action === suggested ? 'solid' : 'outline'}
                    pending={transition.isPending && transition.variables.to === action.to}
                    disabled={transition.isPending}
                    onClick={() => take(action)}
                  >
                    {action.label}
                  </Button>
                ))}
              </Inline>
            )}
            {refused.length > 0 && <Refused actions={refused} />}
          </Stack>
        </Card.Body>
        {asked && (
          <Suspense>
            <TransitionDialog order={order} action={asked} onClose={() => setAsked(null)} />
          </Suspense>
        )}
      </section>
    </Card.Root>
  )
}

/** The steps that exist from here and are not for this person or this moment, each with its reason. */
function Refused({ actions }: { actions: readonly ServiceOrderAction[] }) {
  return (
    <details>
      <summary>Outros passos e por que não estão disponíveis</summary>
      <Stack gap="xs" asChild className="mt-2">
        <ul>
          {actions.map((action) => (
            <Text key={action.to} asChild tone="subtle">
              <li>{`${action.label}: ${action.reason}`}</li>
            </Text>
          ))}
        </ul>
      </Stack>
    </details>
  )
}
