import { Badge } from '../../components/badge/badge.tsx'

export const OneBadge = () => (
  <p className="flex flex-wrap items-center gap-2">
    OS-2026-000123 <Badge tone="warning">Urgente</Badge>
  </p>
)

export const ManyBadges = () => (
  <p className="flex flex-wrap items-center gap-2">
    OS-2026-000123 <Badge tone="warning">Esta ordem é urgente</Badge>
    <Badge tone="info">Moto</Badge>
    <Badge tone="success">Paga</Badge>
    <Badge tone="neutral">Padaria</Badge>
    <Badge tone="danger">Frágil</Badge>
  </p>
)

export const WithText = () => <Badge tone="danger">Atrasada</Badge>

export const ColorOnly = () => (
  <Badge tone="danger">
    <span className="block size-2 rounded-full bg-danger" />
  </Badge>
)
