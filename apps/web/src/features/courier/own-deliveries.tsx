import type { ServiceOrderSummary } from '@malote/api-client'
import { Button, DropdownMenu, EmptyState, Grid, Inline, Skeleton, Stack, Text } from '@malote/ui'
import { ActionBar } from '@malote/ui/delivery'
import { Link } from '@tanstack/react-router'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MapIcon from 'lucide-react/icons/map'
import Navigation from 'lucide-react/icons/navigation'
import Plus from 'lucide-react/icons/plus'
import Route from 'lucide-react/icons/route'
import ScanLine from 'lucide-react/icons/scan-line'
import { Suspense, useState } from 'react'
import { LoadFailure } from '../../components/load-failure.tsx'
import { formatCount } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'
import { getCorrectionLabel } from '../orders/offline/step-labels.ts'
import type { OwnDeliveriesProps } from '../orders/order-slots.ts'
import { ArrangeDeliveries } from './arrange-deliveries.tsx'
import { getSummaryAct } from './courier-act.ts'
import { CourierActButton } from './courier-act-button.tsx'
import { NavigationDialog } from './navigation-dialog.tsx'
import { OwnDeliveryCard } from './own-delivery-card.tsx'
import { formatStreet } from './stop-text.ts'
import { useExpectedDeliveries } from './use-expected-deliveries.ts'
import { useStopFlow } from './use-stop-flow.tsx'

const OpenOrderDialog = lazyNamed(() => import('./open-order-dialog.tsx'), 'OpenOrderDialog')

/** The tab "Minhas": the user's own deliveries in the order of the route, and on a phone the next act of the first. */
export function OwnDeliveries({ orders, total, error, onRetry, onClearFilters }: OwnDeliveriesProps) {
  const [arranging, setArranging] = useState(false)
  if (orders === undefined) return error ? <LoadFailure error={error} onRetry={onRetry} /> : <Loading />
  if (orders.length === 0) return <Nothing onClearFilters={onClearFilters} />
  if (arranging) return <ArrangeDeliveries orders={orders} onClose={() => setArranging(false)} />
  return <Deliveries orders={orders} total={total} onArrange={() => setArranging(true)} />
}

interface DeliveriesProps {
  orders: readonly ServiceOrderSummary[]
  total: number | undefined
  onArrange: () => void
}

function Deliveries({ orders, total, onArrange }: DeliveriesProps) {
  const [opening, setOpening] = useState(false)
  const [navigating, setNavigating] = useState<ServiceOrderSummary | 'choice'>()
  const { open, flow } = useStopFlow()
  const deliveries = useExpectedDeliveries(orders)
  const delivery = deliveries.find(({ order }) => getSummaryAct(order))
  const next = delivery?.order
  return (
    <Stack gap="sm">
      <Inline justify="end" className="max-md:hidden">
        <Button size="sm" tone="neutral" variant="outline" icon={<ArrowUpDown />} onClick={onArrange}>
          Reordenar entregas
        </Button>
      </Inline>
      <Grid asChild columns="three" gap="sm">
        <ol aria-label="Minhas entregas">
          {deliveries.map(({ order, isWaiting, rejected }) => (
            <li key={order.orderNumber} className="grid">
              <OwnDeliveryCard
                order={order}
                isWaiting={isWaiting}
                rejected={rejected}
                onChooseApp={() => setNavigating(order)}
                act={
                  (rejected ?? getSummaryAct(order)) && (
                    <DeliveryAct
                      order={order}
                      rejected={rejected}
                      onOpenFlow={(stopId) => open({ orderNumber: order.orderNumber, stopId })}
                    />
                  )
                }
              />
            </li>
          ))}
        </ol>
      </Grid>
      {total !== undefined && total > orders.length && (
        <Text tone="subtle">
          {`As primeiras ${orders.length} de ${formatCount(total)} entregas, na sequência da rota. As outras aparecem quando você concluir estas.`}
        </Text>
      )}
      <ActionBar label="Próximo passo">
        {delivery?.rejected && next?.nextStop ? (
          <Button asChild>
            <Link to="/ordens-de-servico/$orderNumber" params={next}>
              {`${getCorrectionLabel(delivery.rejected) ?? 'Ver registro recusado'}: ${formatStreet(next.nextStop)}`}
            </Link>
          </Button>
        ) : (
          next?.nextStop && (
            <CourierActButton
              key={next.orderNumber}
              orderNumber={next.orderNumber}
              status={next.status}
              stop={next.nextStop}
              onOpenFlow={() => next.nextStop && open({ orderNumber: next.orderNumber, stopId: next.nextStop.id })}
            />
          )
        )}
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="outline" icon={<Ellipsis />}>
              Mais
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content side="top">
            <DropdownMenu.Item icon={<ArrowUpDown />} onSelect={onArrange}>
              Reordenar entregas
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<MapIcon />} asChild>
              <Link to="/ordens-de-servico" search={{ tab: 'mine', visao: 'mapa' }}>
                Ver no mapa
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<ScanLine />} onSelect={() => setOpening(true)}>
              Ler código da etiqueta
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<Navigation />} onSelect={() => setNavigating('choice')}>
              Trocar aplicativo de navegação
            </DropdownMenu.Item>
            <DropdownMenu.Item icon={<Plus />} asChild>
              <Link to="/ordens-de-servico/criar">Solicitar entrega</Link>
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      </ActionBar>
      {flow}
      {opening && (
        <Suspense>
          <OpenOrderDialog onClose={() => setOpening(false)} />
        </Suspense>
      )}
      {navigating && (
        <NavigationDialog
          address={navigating === 'choice' ? undefined : navigating.nextStop?.address}
          onClose={() => setNavigating(undefined)}
        />
      )}
    </Stack>
  )
}

interface DeliveryActProps {
  order: ServiceOrderSummary
  rejected: QueuedRequest | undefined
  onOpenFlow: (stopId: string) => void
}

/** The next act of a delivery as a control of its card: on a large screen, there is no bar at the bottom. */
function DeliveryAct({ order, rejected, onOpenFlow }: DeliveryActProps) {
  const { orderNumber, status, nextStop } = order
  if (rejected) {
    return (
      <Button asChild size="sm" variant="outline">
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
          {getCorrectionLabel(rejected) ?? 'Ver registro recusado'}
        </Link>
      </Button>
    )
  }
  if (!nextStop) return null
  return (
    <CourierActButton
      inCard
      orderNumber={orderNumber}
      status={status}
      stop={nextStop}
      onOpenFlow={() => onOpenFlow(nextStop.id)}
    />
  )
}

function Nothing({ onClearFilters }: { onClearFilters: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<Route />}
      title="Nenhuma entrega sua para hoje"
      action={
        onClearFilters ? (
          <Button onClick={onClearFilters}>Limpar filtros</Button>
        ) : (
          <Button asChild>
            <Link to="/ordens-de-servico" search={{ tab: 'open' }}>
              Ver ordens em aberto
            </Link>
          </Button>
        )
      }
    >
      Aqui ficam as ordens que você aceitou, na sequência da rota.
    </EmptyState>
  )
}

/** Three cards that load. */
function Loading() {
  return (
    <Grid columns="three" gap="sm" aria-busy>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="block" className="h-40" />
      ))}
    </Grid>
  )
}
