import type { ServiceOrder } from '@malote/api-client'
import { Alert, Button, EmptyState, ProgressBar } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import { formatAmount, formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { LabelPerVolumeField } from './label-per-volume-field.tsx'
import { listLabels, OrderLabel } from './order-label.tsx'
import { PrintPage } from './print-page.tsx'

interface OrderLabelsPageProps {
  /** The number of requested orders. */
  requested: number
  /** Order numbers beyond the maximum of one page. */
  remaining: readonly string[]
  /** The loaded orders, in the requested order. */
  orders: readonly ServiceOrder[]
  /** The order numbers that failed to load, with the error. */
  missing: readonly { orderNumber: string; reason: string }[]
  onRetry: () => void
}

/** Why the labels cannot be printed; undefined when they can. */
function getPrintProblem(isPreparing: boolean, count: number): string | undefined {
  if (isPreparing) return 'As etiquetas ainda estão sendo preparadas.'
  return count === 0 ? 'Não há etiquetas para imprimir.' : undefined
}

/** `/ordens-de-servico/etiquetas`: the labels of many orders, one sheet for each volume or each drop-off. */
export function OrderLabelsPage({ requested, remaining, orders, missing, onRetry }: OrderLabelsPageProps) {
  const done = orders.length + missing.length
  // Each volume is carried and checked by itself.
  const [perVolume, setPerVolume] = useState(true)
  const labels = orders.flatMap((order) => listLabels(order, perVolume))
  const count = formatAmount(labels.length, 'etiqueta', 'etiquetas')
  return (
    <PrintPage
      title="Etiquetas"
      description={
        done < requested
          ? 'Preparando as etiquetas…'
          : `${count} de ${formatOrderCount(orders.length)}, em papel A6 (105 × 148 mm).`
      }
      disabledReason={getPrintProblem(done < requested, labels.length)}
    >
      {done < requested && (
        <ProgressBar
          className="print:hidden"
          label="Preparando as etiquetas"
          value={done}
          max={requested}
          valueText={`${formatCount(done)} de ${formatOrderCount(requested)}`}
        />
      )}
      {remaining.length > 0 && (
        <Alert
          className="print:hidden"
          tone="info"
          title={`Estas são as etiquetas das ${formatCount(requested)} primeiras ordens`}
          action={
            <Button asChild size="sm" variant="outline" tone="neutral">
              <Link to="/ordens-de-servico/etiquetas" search={{ numbers: [...remaining] }}>
                {remaining.length === 1 ? 'Preparar a outra' : `Preparar as outras ${formatCount(remaining.length)}`}
              </Link>
            </Button>
          }
        />
      )}
      {missing.length > 0 && done === requested && (
        <Alert
          className="print:hidden"
          tone="warning"
          title={
            missing.length === 1
              ? '1 ordem ficou sem etiqueta'
              : `${formatCount(missing.length)} ordens ficaram sem etiqueta`
          }
          action={
            <Button size="sm" variant="outline" tone="neutral" onClick={onRetry}>
              Tentar de novo
            </Button>
          }
        >
          {missing.map(({ orderNumber, reason }) => `${orderNumber}: ${reason}`).join(' ')}
        </Alert>
      )}
      {requested === 0 && (
        <EmptyState icon={<Tag />} title="Nenhuma ordem escolhida">
          Selecione ordens na lista e use “Imprimir etiquetas”.
        </EmptyState>
      )}
      {labels.length > 0 && <LabelPerVolumeField checked={perVolume} onCheckedChange={setPerVolume} />}
      {labels.map((label) => (
        <OrderLabel key={`${label.dropoff.id}-${label.volume ?? 0}`} {...label} />
      ))}
    </PrintPage>
  )
}
