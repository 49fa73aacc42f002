import type { Import } from '@malote/api-client'
import { Alert, Button } from '@malote/ui'
import { notifyError } from '../../lib/http/notify-error.ts'
import { useMapColumns } from './import.queries.ts'
import { formatRowCount } from './row-counts.tsx'

/** Lets the user decide that rows of one reference with other addresses are drop-offs of the same order. */
export function OtherAddresses({ current }: { current: Import }) {
  const { id, rowsWithOtherAddress: count, columns, constants } = current
  const map = useMapColumns(id)
  if (count === 0) return null
  const submit = () =>
    map.mutate(
      {
        columns: columns.map(({ field }) => field),
        readings: columns.map(({ reading }) => reading),
        constants,
        severalDropoffs: true,
      },
      { onError: (error) => notifyError(error, 'Não foi possível conferir de novo.') },
    )
  return (
    <Alert
      tone="warning"
      title={`${formatRowCount(count)} com a referência de outra e outro destinatário ou endereço`}
      action={
        <Button size="sm" pending={map.isPending} onClick={submit}>
          São entregas da mesma ordem
        </Button>
      }
    >
      Se forem ordens diferentes, corrija a referência na planilha e envie de novo.
    </Alert>
  )
}
