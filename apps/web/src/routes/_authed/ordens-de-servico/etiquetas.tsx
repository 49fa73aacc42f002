import { maximumSelectedOrders } from '@malote/api-client'
import { useQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { labelOrderQuery, OrderLabelsPage, OrderLabelsSearch } from '../../../features/order-print/index.ts'
import { getErrorMessage } from '../../../lib/forms/form-errors.ts'

export const Route = createFileRoute('/_authed/ordens-de-servico/etiquetas')({
  validateSearch: OrderLabelsSearch,
  component: Etiquetas,
  staticData: { title: 'Etiquetas' },
})

function Etiquetas() {
  const { numbers: all } = Route.useSearch()
  const numbers = all.slice(0, maximumSelectedOrders)
  // The browser limits parallel requests; each label is shown as soon as it arrives.
  const results = useQueries({ queries: numbers.map(labelOrderQuery) })
  return (
    <OrderLabelsPage
      requested={numbers.length}
      remaining={all.slice(maximumSelectedOrders)}
      orders={results.flatMap(({ data }) => data ?? [])}
      missing={results.flatMap(({ data, error }, index) =>
        error && !data ? [{ orderNumber: numbers[index] ?? '', reason: getErrorMessage(error) }] : [],
      )}
      onRetry={() => {
        for (const { data, refetch } of results) if (!data) void refetch()
      }}
    />
  )
}
