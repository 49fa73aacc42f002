import { Banner, RelativeTime } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { setVisitStatus } from '../../lib/browser/visit-status.ts'
import { useApiReachable } from '../../lib/http/use-api-reachable.ts'

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
    <Banner tone="warning" className="-mx-4 -mt-4 mb-4 md:-mx-6 md:-mt-6 md:mb-6">
      Sem conexão com o Malote. Você vê a página como estava <RelativeTime value={storedAt} />; ela se atualiza sozinha
      quando a conexão voltar.
    </Banner>
  )
}
