import { Alert, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { SubmitErrorAlert } from '../../lib/forms/submit-error-alert.tsx'
import { formatOrderScope, formatOtherScope } from './erasure-scope-text.ts'
import { erasureScopeQuery } from './privacy.queries.ts'

/** What an erasure changes, named before it is confirmed. */
export function ErasureScopeList({ id }: { id: string }) {
  const { data, error } = useQuery(erasureScopeQuery(id))
  if (error) return <SubmitErrorAlert error={error} getLabel={(name) => name} />
  if (!data) return <Text tone="subtle">Procurando os dados da pessoa…</Text>
  const { orders, total, running } = data
  const others = formatOtherScope(data)
  return (
    <Stack gap="sm">
      <Text weight="medium">{formatOrderScope(data)}</Text>
      {others && <Text weight="medium">{others}</Text>}
      {running > 0 && (
        <Alert
          tone="danger"
          title={running === 1 ? 'Uma ordem ainda está aberta' : `${running} ordens ainda estão abertas`}
        >
          Conclua ou cancele antes de apagar os dados.
        </Alert>
      )}
      {orders.length > 0 && (
        <Text size="sm" tone="subtle">
          {orders.map(({ orderNumber, company }) => `${orderNumber} (${company.name})`).join(', ')}
          {total > orders.length && ` e mais ${total - orders.length}`}
        </Text>
      )}
    </Stack>
  )
}
