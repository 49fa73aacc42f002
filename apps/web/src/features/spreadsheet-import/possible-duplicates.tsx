import type { Import, ImportRow } from '@malote/api-client'
import { Alert, Button, Inline, Link, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatOrderCount } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { type ImportDecisions, readyRowsQuery, useMapColumns } from './import.queries.ts'

/**
 * Names the rows that may be a second order of the same goods, before they are created, and lets the user leave them out:
 * those that repeat a recent order, and those that have the invoice of another one.
 */
export function PossibleDuplicates({ current }: { current: Import }) {
  const { id, possibleDuplicates, sameInvoices } = current
  return (
    <>
      <RepeatedRows
        id={id}
        state="duplicate"
        count={possibleDuplicates}
        title={
          possibleDuplicates === 1
            ? '1 ordem da planilha é igual a uma pedida nos últimos 3 dias'
            : `${formatOrderCount(possibleDuplicates)} da planilha são iguais a ordens pedidas nos últimos 3 dias`
        }
        text="Têm o mesmo destinatário, endereço, observações e itens. Se são outras entregas, importe assim mesmo."
        decision={{ skipPossibleDuplicates: true }}
        renderOther={({ possibleDuplicate }) => possibleDuplicate && <OrderLink orderNumber={possibleDuplicate} />}
      />
      <RepeatedRows
        id={id}
        state="sameInvoice"
        count={sameInvoices}
        title={
          sameInvoices === 1
            ? '1 ordem do arquivo tem a nota fiscal de outra'
            : `${formatOrderCount(sameInvoices)} do arquivo têm a nota fiscal de outras`
        }
        text="Uma NF-e e o CT-e que a leva são a mesma carga. Se são outras entregas, importe assim mesmo."
        decision={{ skipSameInvoices: true }}
        renderOther={({ sameInvoice }) => sameInvoice && <InvoiceOwner {...sameInvoice} />}
      />
    </>
  )
}

interface RepeatedRowsProps {
  id: string
  state: 'duplicate' | 'sameInvoice'
  count: number
  title: string
  text: string
  /** What leaves the rows out. */
  decision: ImportDecisions
  /** Shows what a row repeats. */
  renderOther: (row: ImportRow) => ReactNode
}

function RepeatedRows({ id, state, count, title, text, decision, renderOther }: RepeatedRowsProps) {
  const { data } = useQuery({ ...readyRowsQuery(id, state, 1), enabled: count > 0 })
  const map = useMapColumns(id)
  if (count === 0) return null
  const skip = () =>
    map.mutate(decision, { onError: (error) => notifyError(error, 'Não foi possível conferir de novo.') })
  const rows = data?.data ?? []
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button size="sm" pending={map.isPending} onClick={skip}>
          {count === 1 ? 'Deixar de fora' : 'Deixar todas de fora'}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>{text}</Text>
        {rows.map((row) => (
          <Inline key={row.row} gap="xs">
            <Text>Linha {row.row}:</Text>
            {renderOther(row)}
          </Inline>
        ))}
        {rows.length > 0 && count > rows.length && <Text>e mais {formatOrderCount(count - rows.length)}</Text>}
      </Stack>
    </Alert>
  )
}

const OrderLink = ({ orderNumber }: { orderNumber: string }) => (
  <Link href={`/ordens-de-servico/${orderNumber}`} target="_blank" rel="noopener">
    {orderNumber}
  </Link>
)

/** What has the invoice of a row already: an order, a row of the file, or another file. */
function InvoiceOwner({ row, fileName, orderNumber, reference }: NonNullable<ImportRow['sameInvoice']>) {
  if (orderNumber) return <OrderLink orderNumber={orderNumber} />
  const owner = row === null ? `no arquivo ${fileName}, ainda não importado` : `na linha ${row}`
  return <Text>{`a nota está ${owner}${reference ? `: ${reference}` : ''}`}</Text>
}
