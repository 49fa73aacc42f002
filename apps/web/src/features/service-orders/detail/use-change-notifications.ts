import type { ServiceOrder, ServiceOrderEvent, User } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useEffect, useRef } from 'react'
import { getEventTitle } from './event-text.ts'

/** Shows a notification when another user changes the open order; the page itself is refetched. */
export function useChangeNotifications(
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
