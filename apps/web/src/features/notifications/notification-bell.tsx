import { IconButton } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { Suspense, useState } from 'react'
import { isNotOffered } from '../../lib/http/error-kind.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { useIsLive } from '../../lib/live/live-status.ts'
import { unreadCountQuery } from '../session/index.ts'

const loadDrawer = () => import('./notifications-drawer.tsx')
const NotificationsDrawer = lazyNamed(loadDrawer, 'NotificationsDrawer')

/** Milliseconds between refetches while the event stream is not connected. */
const pollIntervalMs = 60_000

/** Shows the number of unread notifications and opens the list. */
export function NotificationBell() {
  const isLive = useIsLive()
  const { data } = useQuery({
    ...unreadCountQuery,
    refetchInterval: ({ state }) => (isLive || isNotOffered(state.error) ? false : pollIntervalMs),
  })
  const unread = data?.unread ?? 0
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={getLabel(unread)}
        count={unread}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden />
      </IconButton>
      <Suspense>{open && <NotificationsDrawer unread={unread} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function getLabel(unread: number): string {
  if (unread === 0) return 'Notificações'
  return unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`
}
