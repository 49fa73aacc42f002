import {
  createLabels,
  getStopName,
  type ProofKind,
  type ServiceOrder,
  type StepEvidence,
  type Stop,
  serviceOrders,
} from '@malote/api-client'
import { Alert, Button, Dialog, Drawer, ErrorState, Inline, Skeleton, Stack, Text, toast } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { isSameStep, listPending, useQueuedRequests } from '../../lib/offline/queued-requests.ts'
import { AddressHistoryNote } from '../orders/address-history/address-history-note.tsx'
import { ProofForm } from '../orders/forms/proof-forms.tsx'
import { StopOutcomeForm } from '../orders/forms/stop-outcome-form.tsx'
import { ensureOrder } from '../orders/offline/ensure-order.ts'
import { useQueueOnOrder } from '../orders/offline/use-expected-order.ts'
import { serviceOrderQuery } from '../orders/order/order.queries.ts'
import { listStops } from '../orders/order/proofs.ts'
import { useStepToast } from '../orders/order/use-step-toast.ts'
import { useStopOutcome, useTransition, useUndoStep } from '../orders/service-orders.queries.ts'
import { getStepMessage } from '../orders/step-texts.ts'
import { PlaceQuestion } from './place-question.tsx'
import { StopSummary } from './stop-summary.tsx'
import { formatStreet } from './stop-text.ts'
import { useStopEvidence } from './use-stop-evidence.ts'
import { VolumeCheck } from './volume-check.tsx'

interface StopFlowProps {
  orderNumber: string
  stopId: string
  onClose: () => void
}

/** Registers a stop in one flow, which covers a phone: arrival, each missing proof, the receiver, done. */
export function StopFlow({ orderNumber, stopId, onClose }: StopFlowProps) {
  const client = useQueryClient()
  const { data, error } = useQuery(serviceOrderQuery(orderNumber))
  useEffect(() => void ensureOrder(client, orderNumber).catch(() => undefined), [client, orderNumber])
  // The result of the step before would cover the flow, and its undo ends with the arrival.
  useEffect(() => void toast.dismiss(), [])
  const { order, isApplied } = useQueueOnOrder(data)
  const stop = order && listStops(order).find(({ id }) => id === stopId)
  // The steps are decided when the flow opens. Without what waits for a connection, they would begin again.
  const [isDecided, setDecided] = useState(false)
  if (isApplied && stop && !isDecided) setDecided(true)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content
        ref={panel}
        title={stop ? formatStreet(stop) : orderNumber}
        description={order && stop && `${getStopName(order, stop)} · ${stop.contactName} · ${orderNumber}`}
        closeOnInteractOutside={false}
      >
        {order && stop && isDecided ? (
          <StopSteps order={order} stop={stop} panel={panel} onClose={onClose} />
        ) : error ? (
          <ErrorState title={getErrorMessage(error)} />
        ) : (
          <Skeleton shape="block" className="h-40" />
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}

const proofStepLabels = createLabels<ProofKind>({ photo: 'foto', signature: 'assinatura', pin: 'PIN' })

interface StopStepsProps {
  order: ServiceOrder
  stop: Stop
  onClose: () => void
}

function StopSteps({ order, stop, panel, onClose }: StopStepsProps & { panel: RefObject<HTMLElement | null> }) {
  const { consent, choose, getEvidence, checkedVolumes, setCheckedVolumes } = useStopEvidence()
  // Fixed at opening time: each recorded proof is removed from the stop's missing ones.
  const [kinds] = useState(stop.missingProofs)
  const [index, setIndex] = useState(0)
  const [failing, setFailing] = useState(false)
  useFocusOnChange(panel, consent === undefined ? 'question' : failing ? 'failure' : index)
  if (consent === undefined) return <PlaceQuestion onChoose={choose} />
  const kind = kinds[index]
  const step = { order, stop, getEvidence, onClose }
  return (
    <>
      {stop.kind === 'dropoff' && (
        <>
          <Arrival {...step} />
          {!failing && index === 0 && (
            <div className="mb-5">
              <StopSummary order={order} stop={stop} />
            </div>
          )}
          <AddressHistoryNote
            companyId={order.company.id}
            address={stop.address}
            instructions={stop.instructions}
            spaced
          />
        </>
      )}
      {!failing && <VolumeCheck order={order} stop={stop} checked={checkedVolumes} onCheck={setCheckedVolumes} />}
      {stop.kind === 'dropoff' && !failing && (
        <Inline justify="between" className="mb-3">
          <Text role="status" weight="medium">
            {`Passo ${index + 1} de ${kinds.length + 1}: ${kind ? proofStepLabels[kind] : 'quem recebeu'}`}
          </Text>
          <Button size="sm" variant="ghost" tone="danger" onClick={() => setFailing(true)}>
            Registrar insucesso
          </Button>
        </Inline>
      )}
      {failing ? (
        <StopOutcomeForm
          order={order}
          stop={stop}
          state="failed"
          getEvidence={getEvidence}
          onDone={onClose}
          onClose={() => setFailing(false)}
        />
      ) : kind ? (
        <ProofForm
          key={kind}
          kind={kind}
          order={order}
          stop={stop}
          immediate
          onDone={() => setIndex(index + 1)}
          onClose={onClose}
        />
      ) : stop.kind === 'dropoff' ? (
        <StopOutcomeForm
          order={order}
          stop={stop}
          state="completed"
          verb="Concluir entrega"
          getEvidence={getEvidence}
          onDone={onClose}
          onClose={onClose}
        />
      ) : (
        <StepConfirmation {...step} />
      )}
    </>
  )
}

interface StepProps extends StopStepsProps {
  getEvidence: () => Promise<StepEvidence>
}

/** Registers the arrival when the flow opens. A failure is shown with a retry, and blocks nothing. */
function Arrival({ order, stop, getEvidence, onClose }: StepProps) {
  const record = useStopOutcome(order.orderNumber)
  const undo = useUndoStep()
  const begun = useRef(stop.state === 'arrived')
  const isQueued = useIsArrivalQueued(order.orderNumber, stop.id)
  const arrive = async () => {
    const evidence = await getEvidence()
    record.mutate({ stopId: stop.id, outcome: { state: 'arrived', ...evidence } })
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void arrive()
  })
  if (record.isError) {
    return (
      <Alert
        className="mb-4"
        tone="warning"
        title="A chegada não foi registrada"
        action={
          <Button size="sm" variant="outline" tone="neutral" onClick={() => void arrive()}>
            Tentar de novo
          </Button>
        }
      >
        {getErrorMessage(record.error)}
      </Alert>
    )
  }
  return (
    <Inline justify="between" className="mb-2 min-h-11">
      <Text role="status" tone={stop.state === 'arrived' && !isQueued ? 'success' : 'subtle'}>
        {isQueued
          ? 'Chegada guardada neste aparelho'
          : stop.state === 'arrived'
            ? 'Chegada registrada'
            : 'Registrando a chegada…'}
      </Text>
      {record.isSuccess && !isQueued && (
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          pending={undo.isPending}
          onClick={() => undo.mutate(order.orderNumber, { onSuccess: onClose })}
        >
          Desfazer
        </Button>
      )}
    </Inline>
  )
}

/** Whether the arrival at a stop waits for a connection. */
function useIsArrivalQueued(orderNumber: string, stopId: string): boolean {
  const arrival = { endpointId: serviceOrders.updateStop.id, input: { params: { stopId }, body: { state: 'arrived' } } }
  return listPending(useQueuedRequests(orderNumber)).some((request) => isSameStep(request, arrival))
}

/** Confirms a pickup or a return, which have no receiver. */
function StepConfirmation({ order, stop, getEvidence, onClose }: StepProps) {
  const transition = useTransition(order.orderNumber)
  const showResult = useStepToast(order)
  const [collecting, setCollecting] = useState(false)
  const to = stop.kind === 'pickup' ? 'collected' : 'returned'
  const confirm = async () => {
    setCollecting(true)
    const evidence = await getEvidence()
    setCollecting(false)
    // A promise: the page behind may have removed the flow before the lists are refetched.
    void transition.mutateAsync({ to, ...evidence }).then(
      () => {
        showResult(getStepMessage(order.status, to))
        onClose()
      },
      // The alert shows the error.
      () => undefined,
    )
  }
  // Another tab or the dispatch has moved the order: confirming could only fail.
  if (stop.state === 'completed' && !collecting && (transition.isIdle || transition.isError)) {
    return (
      <>
        <Alert
          tone="info"
          title={to === 'collected' ? 'A coleta já foi registrada.' : 'A devolução já foi registrada.'}
        />
        <Dialog.Footer>
          <Button onClick={onClose}>Fechar</Button>
        </Dialog.Footer>
      </>
    )
  }
  return (
    <>
      <Stack gap="sm" className="grow">
        {transition.isError && <Alert tone="danger" title={getErrorMessage(transition.error)} />}
        <StopSummary order={order} stop={stop} />
      </Stack>
      <Dialog.Footer>
        <Button variant="outline" tone="neutral" onClick={onClose}>
          Voltar
        </Button>
        <Button pending={collecting || transition.isPending} onClick={() => void confirm()}>
          {to === 'collected' ? 'Confirmar coleta' : 'Confirmar devolução'}
        </Button>
      </Dialog.Footer>
    </>
  )
}

const startingPoints = ['[data-slot="form"] :is(input, textarea)', '[data-slot="form"] button', 'button']

/**
 * Moves the focus to the first field of a step when another step replaces it, because the control that was pressed is
 * removed. Without it the panel receives the focus, and each field needs one more tap. The panel sets the first focus.
 */
function useFocusOnChange(panel: RefObject<HTMLElement | null>, step: string | number): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const body = panel.current?.querySelector('[data-slot="dialog-body"]')
    for (const selector of startingPoints) {
      const start = body?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (start) return start.focus()
    }
  }, [panel, step])
}
