import type { ServiceOrder, ServiceOrderAction, User } from '@malote/api-client'
import { Button, Card, DescriptionList, Disclosure, Inline, RelativeTime, Skeleton, Stack, Text } from '@malote/ui'
import { type ComponentType, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { passFocusOn } from '../../lib/browser/pass-focus-on.ts'
import { useIsPhone } from '../../lib/browser/use-is-phone.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'
import { confirmForColleague } from '../orders/order/confirm-for-colleague.ts'
import { formatLocalMoment, getForeignZoneName } from '../orders/order/local-time.ts'
import { getNextStep, needsDialog } from '../orders/order/next-step.ts'
import { getStopsMissingProof } from '../orders/order/proofs.ts'
import { useStepToast } from '../orders/order/use-step-toast.ts'
import type { OrderActionBarProps } from '../orders/order-slots.ts'
import { useTransition } from '../orders/service-orders.queries.ts'
import { getStepMessage } from '../orders/step-texts.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import { OrderMenuItems, type useOrderMenu } from './order-menu.tsx'
import { ProofButton } from './proof-button.tsx'

// Dialogs are loaded when the user opens one.
const TransitionDialog = lazyNamed(() => import('../orders/forms/transition-dialog.tsx'), 'TransitionDialog')

/** Steps away from delivery, which are never the suggested one. */
const asides = new Set(['canceled', 'on_hold', 'returning', 'failed'])

/** Returning an accepted order is a step back. */
const isBackward = ({ status }: ServiceOrder, to: string) => status === 'accepted' && to === 'requested'

interface OrderActionsProps {
  order: ServiceOrder
  user: User
  actions: readonly ServiceOrderAction[] | undefined
  menu: ReturnType<typeof useOrderMenu>
  /** The bar of a phone. */
  actionBar: ComponentType<OrderActionBarProps>
  /** The element at the end of the page for the bar of a phone; null in the first render. */
  barPlace: HTMLElement | null
  /** Opens the form of a rejected step again. */
  onCorrect: (request: QueuedRequest) => void
}

/**
 * "E agora?": the next step with its actor and deadline, the steps that the user may take, and why others are
 * unavailable. On a phone, the suggested step is in the bar at the bottom, with all other actions behind "Mais".
 */
export function OrderActions({ order, user, actions, menu, actionBar: ActionBar, ...rest }: OrderActionsProps) {
  const { barPlace, onCorrect } = rest
  const role = viewerRole(user)
  const [dialog, setDialog] = useState<ServiceOrderAction | null>(null)
  const phone = useIsPhone()
  const transition = useTransition(order.orderNumber)
  const showResult = useStepToast(order)
  const allowed = actions?.filter((action) => action.allowed) ?? []
  // A label can have several targets, of which the order's state allows one: the others are no separate actions.
  const isOffered = ({ label }: ServiceOrderAction) => allowed.some((action) => action.label === label)
  const unavailable = actions?.filter((action) => !action.allowed && !isOffered(action)) ?? []
  // Missing proofs come before any step.
  const [unproved] = role === 'manager' ? [] : getStopsMissingProof(order)
  const suggested = unproved ? undefined : allowed.find(({ to }) => !asides.has(to) && !isBackward(order, to))

  const confirmAct = () => confirmForColleague(order, user)
  const take = async (action: ServiceOrderAction) => {
    if (!(await confirmAct())) return
    if (needsDialog(action, role)) return setDialog(action)
    transition.mutate(
      { to: action.to, version: order.version },
      {
        onSuccess: () => showResult(getStepMessage(order.status, action.to)),
        onError: (error) => notifyError(error, `${action.label}: não foi possível.`),
      },
    )
  }

  return (
    <Card.Root asChild>
      <section aria-label="E agora?" tabIndex={-1}>
        <Card.Header title="E agora?" level={2} />
        <Card.Body>
          <Stack gap="md">
            <NextStepFacts order={order} user={user} />
            {!actions && <Skeleton shape="block" className="h-9 w-60" />}
            {(allowed.length > 0 || unproved) && (
              <Inline gap="sm" className="max-md:hidden">
                {unproved && <ProofButton key={unproved.id} order={order} stop={unproved} user={user} prominent />}
                {allowed
                  .toSorted((a, b) => Number(b === suggested) - Number(a === suggested))
                  .map((action) => (
                    <Button
                      key={action.to}
                      ref={passFocusOn}
                      tone={action === suggested ? 'primary' : action.to === 'canceled' ? 'danger' : 'neutral'}
                      variant={
                        action === suggested ? 'solid' : action.to === 'canceled' && suggested ? 'ghost' : 'outline'
                      }
                      pending={transition.isPending && transition.variables.to === action.to}
                      disabled={transition.isPending}
                      onClick={() => void take(action)}
                    >
                      {action.label}
                    </Button>
                  ))}
              </Inline>
            )}
            {unavailable.length > 0 && <UnavailableActions actions={unavailable} />}
          </Stack>
        </Card.Body>
        {phone &&
          barPlace &&
          createPortal(
            <Suspense>
              <ActionBar
                order={order}
                role={role}
                allowed={allowed}
                suggested={suggested}
                pending={transition.isPending}
                onTake={(action) => void take(action)}
                confirmAct={confirmAct}
                menuItems={<OrderMenuItems menu={menu} />}
                menuPending={menu.duplicate.isPending}
                onCorrect={onCorrect}
              />
            </Suspense>,
            barPlace,
          )}
        {dialog && (
          <Suspense>
            <TransitionDialog order={order} role={role} action={dialog} onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </section>
    </Card.Root>
  )
}

function NextStepFacts({ order, user }: { order: ServiceOrder; user: User }) {
  const { description, actor, deadline } = getNextStep(order, user)
  return (
    <Stack gap="md">
      <Text>{description}</Text>
      {(actor || deadline) && (
        <DescriptionList.Root layout="grid">
          {actor && <DescriptionList.Item term="Quem faz agora">{actor}</DescriptionList.Item>}
          {deadline && (
            <DescriptionList.Item term={deadline.label}>
              <Text tone={order.late ? 'danger' : 'default'} tabularNumbers>
                {formatLocalMoment(deadline.at, deadline.zone)}
              </Text>
              {/* "Amanhã" is another day where the clock of the stop differs. */}
              {(order.late || !getForeignZoneName(deadline.zone, deadline.at)) && (
                <Text tone={order.late ? 'danger' : 'subtle'} size="sm">
                  <RelativeTime value={deadline.at} />
                </Text>
              )}
            </DescriptionList.Item>
          )}
          {order.status === 'failed' && (
            <DescriptionList.Item term="Tentativas">{`${order.attempts} de ${order.maximumAttempts}`}</DescriptionList.Item>
          )}
        </DescriptionList.Root>
      )}
    </Stack>
  )
}

/** The steps that are unavailable for this user or at this time, each with its reason. */
function UnavailableActions({ actions }: { actions: readonly ServiceOrderAction[] }) {
  return (
    <Disclosure summary="Outras ações, e por que não agora">
      <Stack gap="xs" asChild>
        <ul>
          {actions.map((action) => (
            <Text key={action.to} asChild tone="subtle">
              <li>{`${action.label}: ${action.reason}`}</li>
            </Text>
          ))}
        </ul>
      </Stack>
    </Disclosure>
  )
}
