import { IconButton } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { lazy, Suspense, useEffect, useState } from 'react'

const loadDrawer = () => import('./notifications-drawer.tsx')
const NotificationsDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.NotificationsDrawer })))

/** Shows the number of unread notifications and opens the list. */
export function NotificationBell() {
  const client = useQueryClient()
  const [unread, setUnread] = useState(0)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    let stop: (() => void) | undefined
    // Loaded later, because the first paint of a page does not need it.
    void import('./watch-unread-count.ts').then(({ watchUnreadCount: followUnread }) => {
      if (!isUnmounted) stop = followUnread(client, setUnread)
    })
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [client])
  return (
    <>
      <IconButton
        label={labelOf(unread)}
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

function labelOf(unread: number): string {
  if (unread === 0) return 'Notificações'
  return unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`
}
