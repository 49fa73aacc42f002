import { Button } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PageBanner } from './page-banner.tsx'

/** Milliseconds after which a request counts as slow. */
const slowAfterMs = 8000

interface Slow {
  loading: boolean
  sending: boolean
}

/** @returns whether a query or a mutation has been pending for longer than that. */
function useSlowRequest(): Slow {
  const client = useQueryClient()
  const [slow, setSlow] = useState<Slow>({ loading: false, sending: false })
  useEffect(() => {
    const [queries, mutations] = [client.getQueryCache(), client.getMutationCache()]
    const since = new Map<object, number>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      const now = Date.now()
      const loading = queries.getAll().filter(({ state }) => state.fetchStatus === 'fetching')
      const sending = mutations.getAll().filter(({ state }) => state.status === 'pending' && !state.isPaused)
      const under = new Set<object>([...loading, ...sending])
      for (const one of since.keys()) if (!under.has(one)) since.delete(one)
      for (const one of under) if (!since.has(one)) since.set(one, now)
      const late = (one: object) => now - (since.get(one) ?? now) >= slowAfterMs
      const next = { loading: loading.some(late), sending: sending.some(late) }
      setSlow((last) => (last.loading === next.loading && last.sending === next.sending ? last : next))
      const waits = [...since.values()].map((from) => from + slowAfterMs - now).filter((left) => left > 0)
      if (waits.length > 0) timer = setTimeout(update, Math.min(...waits))
    }
    update()
    const ends = [queries.subscribe(update), mutations.subscribe(update)]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [client])
  return slow
}

/** Shown while a request is slow. A query can be retried; a mutation cannot. */
export function SlowBanner() {
  const { loading, sending } = useSlowRequest()
  const client = useQueryClient()
  const router = useRouter()
  const retry = async () => {
    const late = { predicate: ({ state }: { state: { fetchStatus: string } }) => state.fetchStatus === 'fetching' }
    const hashes = new Set(
      client
        .getQueryCache()
        .findAll(late)
        .map(({ queryHash }) => queryHash),
    )
    await client.cancelQueries(late)
    await Promise.all([
      router.invalidate(),
      client.refetchQueries({ type: 'active', predicate: ({ queryHash }) => hashes.has(queryHash) }),
    ])
  }
  if (sending) {
    return (
      <PageBanner tone="warning">
        Ainda estamos enviando: a conexão está lenta. Espere a resposta e não feche esta aba.
      </PageBanner>
    )
  }
  if (!loading) return null
  return (
    <PageBanner
      tone="warning"
      action={
        <Button size="sm" tone="neutral" variant="outline" onClick={() => void retry()}>
          Tentar de novo
        </Button>
      }
    >
      Está demorando mais que o normal para carregar. Você pode esperar, ou tentar de novo.
    </PageBanner>
  )
}
