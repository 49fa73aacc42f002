import { Alert, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { SubmitErrorAlert } from '../../lib/forms/submit-error-alert.tsx'
import { erasureScopeQuery } from './privacy.queries.ts'

/** The orders and the account that an erasure changes, named before it is confirmed. */
export function ErasureScopeList({ id }: { id: string }) {
  const { data, error } = useQuery(erasureScopeQuery(id))
  if (error) return <SubmitErrorAlert error={error} getLabel={(name) => name} />
  if (!data) return <Text tone="subtle">Procurando as ordens da pessoa…</Text>
  const { account, orders, total, running } = data
  return (
    <Stack gap="sm">
      <Text weight="medium">{formatScope(account, total)}</Text>
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

function formatScope(account: boolean, total: number): string {
  const orders = total === 0 ? 'Nenhuma ordem muda' : total === 1 ? 'Uma ordem muda' : `${total} ordens mudam`
  return account ? `${orders}, e a conta da pessoa é apagada.` : `${orders}.`
}
