import { RelativeTime } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { setVisitStatus } from '../../first-page/visit-status.ts'
import { useApiReachable } from '../../lib/http/use-api-reachable.ts'
import { PageBanner } from './page-banner.tsx'

interface StoredBannerProps {
  /** When the page was stored, in milliseconds. */
  storedAt: number
}

/** Shown while the data of an earlier visit is on the page. Fetches it again when the server responds. */
export function StoredBanner({ storedAt }: StoredBannerProps) {
  const client = useQueryClient()
  useApiReachable({
    waiting: 'later',
    onResponse: () => {
      setVisitStatus({ storedAt: undefined })
      void client.invalidateQueries()
      void import('../../lib/offline/request-queue.ts').then(({ sendQueue }) => sendQueue())
    },
  })
  return (
    <PageBanner tone="warning">
      Sem conexão com o Malote. Você vê a página como estava <RelativeTime value={storedAt} />; ela se atualiza sozinha
      quando a conexão voltar.
    </PageBanner>
  )
}
