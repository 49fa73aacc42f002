import type { NextStop } from '@malote/api-client'
import { DeliveryCard } from '@malote/ui/delivery'
import MessageCircle from 'lucide-react/icons/message-circle'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { getWhatsAppUrl } from '../stop-links.ts'
import { getNavigationUrl, type NavigationApp } from './navigation-apps.ts'
import { getContactMessage } from './stop-text.ts'

interface StopActionsProps {
  stop: NextStop
  company: string
  navigationApp: NavigationApp | undefined
  onChooseApp: () => void
}

/** Calls, messages and navigation to a stop. A stop without a phone has only the last. */
export function StopActions({ stop, company, navigationApp, onChooseApp }: StopActionsProps) {
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
