import type { Import } from '@malote/api-client'
import { Alert, Button, Inline, Link, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { readyRowsQuery, useMapColumns } from './import.queries.ts'

/** Names the rows that repeat a recent order, before they are created a second time, and lets the user leave them out. */
export function PossibleDuplicates({ current: { id, possibleDuplicates: count } }: { current: Import }) {
  const { data } = useQuery({ ...readyRowsQuery(id, 'duplicate', 1), enabled: count > 0 })
  const map = useMapColumns(id)
  if (count === 0) return null
  const skip = () =>
    map.mutate(
      { skipPossibleDuplicates: true },
      { onError: (error) => notifyError(error, 'Não foi possível conferir de novo.') },
    )
  const rows = data?.data ?? []
  return (
    <Alert
      tone="warning"
      title={
        count === 1
          ? '1 ordem da planilha é igual a uma pedida nos últimos 3 dias'
          : `${formatOrderCount(count)} da planilha são iguais a ordens pedidas nos últimos 3 dias`
      }
      action={
        <Button size="sm" pending={map.isPending} onClick={skip}>
          {count === 1 ? 'Deixar de fora' : 'Deixar todas de fora'}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>
          Têm o mesmo destinatário, endereço, observações e itens. Se são outras entregas, importe assim mesmo.
        </Text>
        {rows.map(
          ({ row, possibleDuplicate }) =>
            possibleDuplicate && (
              <Inline key={row} gap="xs">
                <Text>Linha {row}:</Text>
                <Link href={`/ordens-de-servico/${possibleDuplicate}`} target="_blank" rel="noopener">
                  {possibleDuplicate}
                </Link>
              </Inline>
            ),
        )}
        {rows.length > 0 && count > rows.length && <Text>e mais {formatOrderCount(count - rows.length)}</Text>}
      </Stack>
    </Alert>
  )
}
