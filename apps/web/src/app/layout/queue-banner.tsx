import { Link as TextLink } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import type { QueuedRequest } from '../../lib/offline/queued-requests.ts'
import { PageBanner } from './page-banner.tsx'

interface QueueBannerProps {
  requests: readonly QueuedRequest[]
}

/** Shown while steps wait for a connection, or for a decision because the server rejected one. */
export function QueueBanner({ requests }: QueueBannerProps) {
  const rejected = requests.find(({ rejection }) => rejection)
  const { orderNumber } = rejected ?? requests[0] ?? {}
  if (!orderNumber) return null
  const waiting =
    requests.length === 1
      ? '1 registro aguarda conexão e não se perde se você fechar: '
      : `${requests.length} registros aguardam conexão e não se perdem se você fechar: `
  const stopped = rejected?.isUnconfirmed
    ? 'Um registro feito sem conexão espera por sua confirmação: '
    : 'Um registro feito sem conexão não foi aceito: '
  return (
    <PageBanner tone={rejected ? 'danger' : 'warning'}>
      {rejected ? stopped : waiting}
      <TextLink asChild>
        <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>
          {orderNumber}
        </Link>
      </TextLink>
    </PageBanner>
  )
}
