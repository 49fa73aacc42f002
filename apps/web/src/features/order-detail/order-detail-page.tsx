import {
  type Attachment,
  type Comment,
  priorityLabels,
  type RecipientRequest,
  type ServiceOrder,
  type ServiceOrderAction,
  type ServiceOrderEvent,
  type User,
} from '@malote/api-client'
import { Alert, Badge, Breadcrumb, Button, CopyButton, Grid, Inline, PageHeader, Stack, Text, toast } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { type QueuedRequest, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { getLastListSearch } from '../orders/last-list.ts'
import { getTimeZone } from '../orders/order/local-time.ts'
import type { EditOrderDrawerProps, OrderActionBarProps } from '../orders/order-slots.ts'
import { LateBadge, OrderStatus } from '../orders/order-status.tsx'
import { viewerRole } from '../orders/viewer-role.ts'
import { getEventTitle } from './event-text.ts'
import { isInSeveralPlaces } from './mapped-stops.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderComments } from './order-comments.tsx'
import type { HistoryFilter } from './order-detail-search.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMenuButtons, OrderMenuDialogs, useOrderMenu } from './order-menu.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { OrderStops } from './order-stops.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { RecipientRequests } from './recipient-requests.tsx'
import { canHaveOccurrences, hasCoordinates } from './section-queries.ts'

// Loaded only for orders with coordinates, and where the installation has map tiles.
const OrderMap = lazyPart(() => import('./order-map.tsx'), 'OrderMap')

// Most orders have none, and the page begins with the next step.
const OrderOccurrences = lazyPart(() => import('./occurrences/order-occurrences.tsx'), 'OrderOccurrences')

// Loaded only when something waits for a connection.
const QueuedSteps = lazyNamed(() => import('./queued-steps.tsx'), 'QueuedSteps')
const CorrectionDialog = lazyNamed(() => import('./correction-dialog.tsx'), 'CorrectionDialog')

export interface OrderDetailPageProps {
  order: ServiceOrder
  user: User
  /** Each is undefined while it loads. */
  actions: readonly ServiceOrderAction[] | undefined
  events: readonly ServiceOrderEvent[] | undefined
  comments: readonly Comment[] | undefined
  files: readonly Attachment[] | undefined
  requests: readonly RecipientRequest[] | undefined
  /** The error of the last refetch. */
  stale: unknown
  /** Whether the order was deleted, or became inaccessible, while the page was open. */
  removed: boolean
  onRefresh: () => void
  history: HistoryFilter
  onHistoryChange: (filter: HistoryFilter) => Promise<void>
  /** The bar with the next step, on a phone. */
  actionBar: ComponentType<OrderActionBarProps>
  editDrawer: ComponentType<EditOrderDrawerProps>
}

/** `/ordens-de-servico/{n}`: status, next step, route, items, files, comments and history of an order. */
export function OrderDetailPage({ order, user, actions, events, ...rest }: OrderDetailPageProps) {
  const { comments, files, requests, removed, stale, onRefresh, history, onHistoryChange, actionBar, editDrawer } = rest
  const role = viewerRole(user)
  const menu = useOrderMenu(order, user)
  const isEditing = menu.opened === 'edit' || menu.opened === 'recover'
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null)
  useChangeNotifications(order, events, user)
  const isWaiting = useQueuedRequests(order.orderNumber).length > 0
  const [correcting, setCorrecting] = useState<QueuedRequest>()
  // An open edit stays, so that its text is not lost.
  if (removed && !isEditing) return <OrderNotFound />
  return (
    <Stack gap="lg">
      <PageHeader
        title={order.orderNumber}
        breadcrumb={
          <Breadcrumb>
            <Link to="/ordens-de-servico" search={getLastListSearch()}>
              Ordens de Serviço
            </Link>
          </Breadcrumb>
        }
        actions={
          // On a phone they are behind "Mais" in the bar, so that the page begins with the next step.
          <div className="contents max-md:hidden">
            <OrderMenuButtons menu={menu} />
          </div>
        }
      >
        <Inline gap="xs">
          <OrderStatus {...order} zone={order.stops[0] && getTimeZone(order.stops[0].address)} />
          {order.late && <LateBadge />}
          {order.priority === 'urgent' && <Badge tone="warning">{priorityLabels.urgent}</Badge>}
          <CopyButton text={order.orderNumber} label="Copiar número" size="sm" />
        </Inline>
        <Text tone="subtle" className="w-full">
          {order.company.name}
        </Text>
      </PageHeader>
      {stale !== null && (
        <Alert
          tone="warning"
          title="O que você vê pode estar desatualizado"
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={onRefresh}>
              Atualizar
            </Button>
          }
        >
          {getErrorMessage(stale)}
        </Alert>
      )}
      {isWaiting && (
        <Suspense>
          <QueuedSteps orderNumber={order.orderNumber} onCorrect={setCorrecting} />
        </Suspense>
      )}
      <Grid columns="aside" gap="lg">
        <Stack gap="lg" className="min-w-0">
          <OrderActions
            order={order}
            user={user}
            actions={actions}
            menu={menu}
            actionBar={actionBar}
            barPlace={barPlace}
            onCorrect={setCorrecting}
          />
          {requests && requests.length > 0 && <RecipientRequests order={order} user={user} requests={requests} />}
          <OrderStops order={order} user={user} files={files} />
          {(hasCoordinates(order) || isInSeveralPlaces(order.stops)) && (
            <Suspense>
              <OrderMap order={order} />
            </Suspense>
          )}
          {canHaveOccurrences(order) && (
            <Suspense>
              <OrderOccurrences order={order} user={user} files={files} />
            </Suspense>
          )}
          {order.items.length > 0 && <OrderItems items={order.items} />}
          <OrderTimeline order={order} role={role} events={events} filter={history} onFilterChange={onHistoryChange} />
          <OrderComments orderNumber={order.orderNumber} role={role} comments={comments} />
        </Stack>
        <Stack gap="lg" asChild>
          <aside aria-label="Dados e anexos">
            <OrderFacts order={order} />
            <OrderFiles order={order} role={role} files={files} />
          </aside>
        </Stack>
      </Grid>
      <OrderMenuDialogs menu={menu} editDrawer={editDrawer} />
      {/* Here, because the list of steps is removed before the dialog shows its result. */}
      {correcting && (
        <Suspense>
          <CorrectionDialog order={order} role={role} request={correcting} onClose={() => setCorrecting(undefined)} />
        </Suspense>
      )}
      {/* The bar of a phone takes its height at the end of the page. */}
      <div ref={setBarPlace} />
    </Stack>
  )
}

/** Shows a notification when another user changes the open order; the page itself is refetched. */
function useChangeNotifications(
  order: ServiceOrder,
  events: readonly ServiceOrderEvent[] | undefined,
  user: User,
): void {
  const seen = useRef<{ orderNumber: string; position: number } | null>(null)
  useEffect(() => {
    if (!events) return
    const last = seen.current?.orderNumber === order.orderNumber ? seen.current.position : null
    seen.current = { orderNumber: order.orderNumber, position: events.at(-1)?.position ?? 0 }
    if (last === null) return
    const newEvents = events.filter(({ position, actor }) => position > last && actor?.id !== user.id)
    const newest = newEvents.at(-1)
    if (!newest) return
    toast.info(`${newest.actor?.name ?? 'Sistema'}: ${getEventTitle(order, newest)}`, {
      id: `news-${order.orderNumber}`,
      ...(newEvents.length > 1 && { description: `E mais ${newEvents.length - 1} no histórico.` }),
    })
  }, [order, events, user.id])
}
