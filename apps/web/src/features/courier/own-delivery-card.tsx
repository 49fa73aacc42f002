import type { NextStop, ServiceOrderSummary } from '@malote/api-client'
import { Badge } from '@malote/ui'
import { DeliveryCard } from '@malote/ui/delivery'
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'
import { getCorrectionLabel } from '../orders/offline/step-labels.ts'
import { getTimeZone } from '../orders/order/local-time.ts'
import { getWhatsAppUrl } from '../orders/order/stop-links.ts'
import { LateBadge, OrderStatus } from '../orders/order-status.tsx'
import { getCourierAct } from './courier-act.ts'
import { useNavigationApp } from './navigation-app-store.ts'
import { getNavigationUrl, type NavigationApp } from './navigation-apps.ts'
import { formatStopTime, formatStreet, formatWho, getContactMessage } from './stop-text.ts'

interface OwnDeliveryCardProps {
  order: ServiceOrderSummary
  /**
   * Whether steps of the order wait for a connection.
   * @default false
   */
  isWaiting?: boolean
  /** The step that the server rejected. */
  rejected?: QueuedRequest | undefined
  onChooseApp?: (() => void) | undefined
  /** The control of the next act, where no bar at the bottom has it. */
  act?: ReactNode
  /** Replaces the calls. */
  children?: ReactNode
}

/** One of the user's own deliveries: where to go next, when, and what to do there. */
export function OwnDeliveryCard(props: OwnDeliveryCardProps) {
  const { order, isWaiting = false, rejected, onChooseApp, act, children } = props
  const navigationApp = useNavigationApp()
  const { orderNumber, nextStop, late, company } = order
  return (
    <DeliveryCard.Root
      status={
        rejected ? (
          <Badge tone="danger">Registro recusado</Badge>
        ) : isWaiting ? (
          <Badge tone="info">Aguardando conexão</Badge>
        ) : late ? (
          <LateBadge />
        ) : (
          <OrderStatus {...order} zone={getTimeZone(order.pickup)} />
        )
      }
      time={nextStop && formatStopTime(nextStop, order)}
      title={
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
          {nextStop ? formatStreet(nextStop) : orderNumber}
        </Link>
      }
      description={nextStop && formatWho(nextStop)}
      next={
        rejected
          ? (getCorrectionLabel(rejected) ?? 'Ver registro recusado')
          : (getCourierAct(order, nextStop)?.label ?? (isWaiting ? 'Nada mais a registrar' : 'Aguarde a empresa'))
      }
      act={act}
    >
      {children ??
        (nextStop && onChooseApp && (
          <StopActions stop={nextStop} company={company.name} navigationApp={navigationApp} onChooseApp={onChooseApp} />
        ))}
    </DeliveryCard.Root>
  )
}

interface StopActionsProps {
  stop: NextStop
  company: string
  navigationApp: NavigationApp | undefined
  onChooseApp: () => void
}

/** Calls, messages and navigation to a stop. A stop without a phone has only the last. */
function StopActions({ stop, company, navigationApp, onChooseApp }: StopActionsProps) {
  const { contactPhone, address } = stop
  const message = getContactMessage(stop, company)
  return (
    <>
      {contactPhone && (
        <>
          <DeliveryCard.Action asChild icon={<Phone />}>
            <a href={`tel:${contactPhone}`} aria-label={`Ligar para ${stop.contactName}`}>
              Ligar
            </a>
          </DeliveryCard.Action>
          {/* A service number, such as 0800, has no country code and no WhatsApp. */}
          {contactPhone.startsWith('+') && (
            <DeliveryCard.Action asChild icon={<MessageCircle />}>
              <a
                href={getWhatsAppUrl(contactPhone, message)}
                aria-label={`WhatsApp de ${stop.contactName}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                WhatsApp
              </a>
            </DeliveryCard.Action>
          )}
        </>
      )}
      {navigationApp ? (
        <DeliveryCard.Action asChild icon={<Navigation />}>
          <a
            href={getNavigationUrl(navigationApp, address)}
            aria-label={`Navegar até ${stop.contactName}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Navegar
          </a>
        </DeliveryCard.Action>
      ) : (
        <DeliveryCard.Action
          icon={<Navigation />}
          aria-label={`Navegar até ${stop.contactName}`}
          aria-haspopup="dialog"
          onClick={onChooseApp}
        >
          Navegar
        </DeliveryCard.Action>
      )}
    </>
  )
}
