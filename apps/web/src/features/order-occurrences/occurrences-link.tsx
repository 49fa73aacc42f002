import { Badge, NavLink } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatCount } from '../../lib/format/formats.ts'
import { openOccurrencesQuery } from './occurrences.queries.ts'

/** The entry of the menu with the number of open occurrences. Without any, the menu is that of the specification. */
export function OccurrencesLink({ companyId }: { companyId: string | undefined }) {
  const { data } = useQuery(openOccurrencesQuery(companyId))
  const isActive = useLocation({ select: ({ pathname }) => pathname.startsWith('/ocorrencias') })
  const count = data?.meta.total ?? 0
  if (count === 0 && !isActive) return null
  const badge = count > 0 && <Badge tone="waiting">{formatCount(count)}</Badge>
  return (
    <NavLink asChild icon={<TriangleAlert />} badge={badge} active={isActive}>
      <Link to="/ocorrencias">Ocorrências</Link>
    </NavLink>
  )
}
