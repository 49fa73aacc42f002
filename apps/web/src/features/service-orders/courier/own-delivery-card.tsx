import type { ServiceOrderSummary } from '@malote/api-client'
import { Badge } from '@malote/ui'
import { DeliveryCard } from '@malote/ui/delivery'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LateBadge, OrderStatus } from '../order-status.tsx'
import { getCourierAct } from './courier-act.ts'
import { useNavigationApp } from './navigation-app-store.ts'
import { StopActions } from './stop-actions.tsx'
import { formatStopTime, formatStreet, formatWho } from './stop-text.ts'

interface OwnDeliveryCardProps {
  order: ServiceOrderSummary
  /**
   * Whether steps of the order wait for a connection.
   * @default false
   */
  isWaiting?: boolean
  onChooseApp?: (() => void) | undefined
  /** Replaces the calls. */
  children?: ReactNode
}

/** One of the user's own deliveries: where to go next, when, and what to do there. */
export function OwnDeliveryCard({ order, isWaiting = false, onChooseApp, children }: OwnDeliveryCardProps) {
  const navigationApp = useNavigationApp()
  const { orderNumber, nextStop, late, company } = order
  return (
    <DeliveryCard.Root
      status={
        isWaiting ? <Badge tone="info">Aguardando conexão</Badge> : late ? <LateBadge /> : <OrderStatus {...order} />
      }
      time={nextStop && formatStopTime(nextStop, order)}
      title={
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
          {nextStop ? formatStreet(nextStop) : orderNumber}
        </Link>
      }
      description={nextStop && formatWho(nextStop)}
      next={getCourierAct(order, nextStop)?.label ?? (isWaiting ? 'Nada mais a registrar' : 'Aguarde a empresa')}
    >
      {children ??
        (nextStop && onChooseApp && (
          <StopActions stop={nextStop} company={company.name} navigationApp={navigationApp} onChooseApp={onChooseApp} />
        ))}
    </DeliveryCard.Root>
  )
}
