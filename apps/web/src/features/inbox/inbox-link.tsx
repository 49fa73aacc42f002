import { Badge, NavLink } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import InboxIcon from 'lucide-react/icons/inbox'
import { formatCount } from '../../lib/format/formats.ts'
import { inboxCountQuery } from './inbox.queries.ts'

const path = '/a-conferir'

/** The entry of the menu with the number of messages to check. Without any, the menu is that of the specification. */
export function InboxLink({ companyId }: { companyId: string | undefined }) {
  const { data } = useQuery(inboxCountQuery(companyId))
  const isActive = useLocation({ select: ({ pathname }) => pathname === path || pathname.startsWith(`${path}/`) })
  const count = data?.meta.total ?? 0
  if (count === 0 && !isActive) return null
  const badge = count > 0 && <Badge tone="waiting">{formatCount(count)}</Badge>
  return (
    <NavLink asChild icon={<InboxIcon />} badge={badge} active={isActive}>
      <Link to={path}>A conferir</Link>
    </NavLink>
  )
}
