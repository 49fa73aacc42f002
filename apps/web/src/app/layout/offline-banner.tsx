import { useSyncExternalStore } from 'react'
import { PageBanner } from './page-banner.tsx'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

interface OfflineBannerProps {
  /** How many drafts wait for a connection. */
  waitingDrafts: number
}

/** Shown while there is no connection, with the number of drafts that will be sent later. */
export function OfflineBanner({ waitingDrafts }: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <PageBanner tone="warning">
      Sem conexão. O que você vê se atualiza sozinho quando ela voltar.
      {waitingDrafts === 1 && ' 1 rascunho será salvo assim que ela voltar: não feche esta aba.'}
      {waitingDrafts > 1 && ` ${waitingDrafts} rascunhos serão salvos assim que ela voltar: não feche esta aba.`}
    </PageBanner>
  )
}
