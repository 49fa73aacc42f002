import { type Notification, type NotificationType, withFallback } from '@malote/api-client'
import { Badge, Inline, Link as LinkLook, RelativeTime, Timeline } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import FileX from 'lucide-react/icons/file-x'
import HandHelping from 'lucide-react/icons/hand-helping'
import MessageSquare from 'lucide-react/icons/message-square'
import PackagePlus from 'lucide-react/icons/package-plus'
import PackageX from 'lucide-react/icons/package-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Undo2 from 'lucide-react/icons/undo-2'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactNode } from 'react'
import { currentUserQuery } from '../session/index.ts'

const looks = withFallback<NotificationType, { icon: ReactNode; tone: Timeline.ItemProps['tone'] }>(
  {
    order_failed: { icon: <PackageX />, tone: 'warning' },
    order_returned: { icon: <Undo2 />, tone: 'waiting' },
    order_commented: { icon: <MessageSquare />, tone: 'info' },
    order_assigned: { icon: <PackagePlus />, tone: 'waiting' },
    order_due_soon: { icon: <Clock />, tone: 'warning' },
    order_late: { icon: <Clock />, tone: 'danger' },
    report_ready: { icon: <FileCheck />, tone: 'success' },
    proofs_ready: { icon: <FileCheck />, tone: 'success' },
    report_failed: { icon: <FileX />, tone: 'danger' },
    proofs_failed: { icon: <FileX />, tone: 'danger' },
    new_sign_in: { icon: <Smartphone />, tone: 'danger' },
    recipient_request: { icon: <HandHelping />, tone: 'waiting' },
    occurrence_assigned: { icon: <TriangleAlert />, tone: 'waiting' },
    occurrence_commented: { icon: <MessageSquare />, tone: 'info' },
    occurrence_resolved: { icon: <CircleCheck />, tone: 'success' },
    occurrence_overdue: { icon: <Clock />, tone: 'danger' },
    webhook_paused: { icon: <Unplug />, tone: 'danger' },
    privacy_request: { icon: <ShieldCheck />, tone: 'waiting' },
  },
  { icon: <Bell />, tone: 'info' },
)

interface NotificationItemProps {
  notification: Notification
  onFollow: () => void
}

/** One notification; its text links to its subject. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { type, createdAt, readAt } = notification
  const { icon, tone } = looks[type]
  return (
    <Timeline.Item
      icon={icon}
      tone={readAt === null ? tone : 'neutral'}
      title={<NotificationLink notification={notification} onFollow={onFollow} />}
    >
      <Inline gap="sm">
        {readAt === null && <Badge tone="waiting">Nova</Badge>}
        <RelativeTime value={createdAt} />
      </Inline>
    </Timeline.Item>
  )
}

/** Link targets of notifications that are not about an order. */
const linkTargets = {
  order_failed: '/ordens-de-servico',
  order_returned: '/ordens-de-servico',
  order_commented: '/ordens-de-servico',
  order_assigned: '/ordens-de-servico',
  order_due_soon: '/ordens-de-servico',
  order_late: '/ordens-de-servico',
  report_ready: '/relatorios/gerados',
  proofs_ready: '/comprovantes',
  report_failed: '/relatorios/gerados',
  proofs_failed: '/comprovantes',
  new_sign_in: '/perfil',
  recipient_request: '/ordens-de-servico',
  occurrence_assigned: '/ordens-de-servico',
  occurrence_commented: '/ordens-de-servico',
  occurrence_resolved: '/ordens-de-servico',
  occurrence_overdue: '/ordens-de-servico',
  privacy_request: '/titulares',
  webhook_paused: '/configuracoes/webhooks',
} as const satisfies Record<NotificationType, string>

function NotificationLink({ notification: { type, text, orderNumber, subjectId }, onFollow }: NotificationItemProps) {
  // Start-up has fetched the user.
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  // Managers manage webhooks by the API only.
  if (type === 'webhook_paused' && user?.role !== 'admin') return text
  return (
    <LinkLook asChild tone="inherit">
      {orderNumber ? (
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} onClick={onFollow}>
          {text}
        </Link>
      ) : type === 'webhook_paused' && subjectId ? (
        <Link to="/configuracoes/webhooks/$webhookId" params={{ webhookId: subjectId }} onClick={onFollow}>
          {text}
        </Link>
      ) : (
        <Link to={linkTargets[type] ?? '/perfil'} onClick={onFollow}>
          {text}
        </Link>
      )}
    </LinkLook>
  )
}
