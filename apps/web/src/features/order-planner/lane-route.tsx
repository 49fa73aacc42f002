import type { ServiceOrderSummary } from '@malote/api-client'
import { Button, Inline, Text } from '@malote/ui'
import Route from 'lucide-react/icons/route'
import { useState } from 'react'
import { formatMinutes, formatOrderCount, formatTenths } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import type { Pace } from './predict-arrivals.ts'
import type { RouteProposal } from './propose-route.ts'

interface LaneRouteProps {
  name: string
  orders: readonly ServiceOrderSummary[]
  pace: Pace
  onArrange: (orderNumbers: string[]) => void
}

/** The number of orders with a place from which a sequence can be proposed. */
const fewestPlaces = 3

/** Proposes a better sequence of a courier's orders, with what it gains; the user decides. */
export function LaneRoute({ name, orders, pace, onArrange }: LaneRouteProps) {
  const [proposal, setProposal] = useState<RouteProposal>()
  /** Whether the button that replaces the pressed one gets the focus. */
  const [movesFocus, setMovesFocus] = useState(false)
  const located = orders.filter(({ nextStop }) => nextStop?.address.coordinates)
  if (located.length < fewestPlaces) return null
  const current = orders.map(({ orderNumber }) => orderNumber)
  // Another order in the lane makes the proposal void.
  const isCurrent = proposal?.ids.length === current.length && proposal.ids.every((id) => current.includes(id))

  const propose = async (button: HTMLElement) => {
    const { proposeInWorker } = await import('./propose-in-worker.ts')
    const next = await proposeInWorker(
      orders.map(({ orderNumber, nextStop }) => ({
        id: orderNumber,
        coordinates: nextStop?.address.coordinates,
        window: nextStop?.window && {
          start: Date.parse(nextStop.window.start),
          end: Date.parse(nextStop.window.end),
        },
      })),
      pace,
    )
    setMovesFocus(document.activeElement === button)
    setProposal(next)
  }
  const close = () => {
    setMovesFocus(true)
    setProposal(undefined)
  }
  if (!proposal || !isCurrent) {
    return (
      <Button
        tone="neutral"
        variant="ghost"
        size="sm"
        icon={<Route />}
        aria-label={`Propor ordem para ${name}`}
        autoFocus={movesFocus && !proposal}
        onClick={({ currentTarget }) =>
          void propose(currentTarget).catch((error: unknown) => notifyError(error, 'Não foi possível propor a ordem.'))
        }
      >
        Propor ordem
      </Button>
    )
  }
  const isSame = proposal.ids.every((id, index) => id === current[index])
  return (
    <div role="status">
      <Text size="sm">{isSame ? 'A ordem atual já é a melhor que encontramos.' : formatGain(proposal)}</Text>
      {proposal.unlocated > 0 && (
        <Text size="sm" tone="subtle">
          {`${formatOrderCount(proposal.unlocated)} sem lugar no mapa ${proposal.unlocated === 1 ? 'fica' : 'ficam'} no fim e fora da conta.`}
        </Text>
      )}
      <Inline gap="xs">
        {!isSame && (
          <Button
            size="sm"
            variant="outline"
            autoFocus={movesFocus}
            onClick={() => {
              onArrange(proposal.ids)
              close()
            }}
          >
            Usar esta ordem
          </Button>
        )}
        <Button tone="neutral" variant="ghost" size="sm" autoFocus={movesFocus && isSame} onClick={close}>
          {isSame ? 'Fechar' : 'Manter a atual'}
        </Button>
      </Inline>
    </div>
  )
}

/** @returns what a proposal changes, in straight lines: `De 12,4 para 8,1 km em linha reta, cerca de 13 min a menos.` */
function formatGain({ kilometres, minutes, late }: RouteProposal): string {
  const saved = minutes.before - minutes.after
  const time = saved > 0 ? `cerca de ${formatMinutes(saved)} a menos` : `cerca de ${formatMinutes(-saved)} a mais`
  const way = `De ${formatTenths(kilometres.before)} para ${formatTenths(kilometres.after)} km em linha reta`
  const delays =
    late.before > late.after ? ` ${formatOrderCount(late.before - late.after)} a menos fora da janela.` : ''
  return `${way}${saved === 0 ? '' : `, ${time}`}.${delays}`
}
