import { formatPhone, PrivacyDecision, type PrivacyRequest, privacyRequestKindLabels } from '@malote/api-client'
import { Alert, Button, DescriptionList, Drawer, Stack, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { DownloadMenu } from '../../components/download-menu.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { BoundRadioGroup, BoundTextarea, BoundTextField } from '../../lib/forms/bound-fields.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
import { SubmitErrorAlert } from '../../lib/forms/submit-error-alert.tsx'
import { ErasureScopeList } from './erasure-scope-list.tsx'
import {
  dataDownload,
  exportRequesterData,
  privacyRequestQuery,
  useCancelErasure,
  useClosePrivacyRequest,
} from './privacy.queries.ts'
import { RequestDeadline, RequestState } from './request-state.tsx'

interface DecisionValues {
  outcome: 'done' | 'refused' | null
  answer: string
  /** The protocol, typed to confirm an erasure. */
  confirmation: string
}

const noDecision: DecisionValues = { outcome: null, answer: '', confirmation: '' }
const labels = { outcome: 'Decisão', confirmation: 'Confirmação', answer: 'Resposta' } as const

interface RequestDrawerProps {
  request: PrivacyRequest
  onClose: () => void
}

/** A privacy request: requester, deadline, personal data and decision. */
export function RequestDrawer({ request: listed, onClose }: RequestDrawerProps) {
  const { data } = useQuery(privacyRequestQuery(listed.protocol))
  const request = data?.data.find(({ id }) => id === listed.id) ?? listed
  const [rejection, setRejection] = useState<unknown>(null)
  const props = { request, onClose, onReject: setRejection }
  if (request.erasureAt) return <ScheduledErasure {...props} />
  if (request.status === 'open') return <Decide {...props} />
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={`Pedido ${request.protocol}`}>
        <Stack gap="md">
          {rejection !== null && <SubmitErrorAlert error={rejection} getLabel={(name) => name} />}
          <Facts request={request} />
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  )
}

interface RequestActionProps extends RequestDrawerProps {
  /** Called with the rejection of an action, which is shown also when the request has no such action any more. */
  onReject: (error: unknown) => void
}

/** Until the data is erased, the decision can be called back. */
function ScheduledErasure({ request, onClose, onReject }: RequestActionProps) {
  const cancel = useCancelErasure(request.id)
  const callBack = async () => {
    await cancel.mutateAsync(undefined)
    toast.success('Exclusão cancelada. O pedido voltou para a fila.')
    onClose()
  }
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={`Pedido ${request.protocol}`}>
        <Stack gap="md">
          <Alert tone="warning" title={`Os dados serão apagados em ${formatDateTime(request.erasureAt ?? '')}`}>
            Até lá, dá para cancelar. Depois, não dá para desfazer.
          </Alert>
          {cancel.error && <SubmitErrorAlert error={cancel.error} getLabel={(name) => name} />}
          <Facts request={request} />
          <ErasureScopeList id={request.id} />
        </Stack>
        <Drawer.Footer>
          <Button
            variant="outline"
            tone="neutral"
            pending={cancel.isPending}
            onClick={() => void callBack().catch(onReject)}
          >
            Cancelar a exclusão
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Decide({ request, onClose, onReject }: RequestActionProps) {
  const close = useClosePrivacyRequest(request.id)
  const [outcome, setOutcome] = useState<DecisionValues['outcome']>(null)
  const erases = request.kind === 'deletion' && outcome === 'done'
  const schema = PrivacyDecision.check(
    z.refine(({ confirmation }) => !erases || confirmation === request.protocol, {
      path: ['confirmation'],
      error: `Digite ${request.protocol} para confirmar.`,
    }),
  )
  return (
    <ResourceDrawer
      title={`Pedido ${request.protocol}`}
      submitLabel={erases ? 'Apagar os dados' : 'Encerrar pedido'}
      submitTone={erases ? 'danger' : 'primary'}
      values={noDecision}
      schema={schema}
      toRequest={({ outcome, answer, confirmation }) => ({
        outcome,
        answer: answer.trim() || null,
        ...(erases && { confirmation: confirmation.trim() }),
      })}
      labels={labels}
      onSave={async (decision) => {
        await close.mutateAsync(decision).catch((error: unknown) => {
          onReject(error)
          throw error
        })
        if (erases) {
          toast.success('Exclusão marcada para daqui a um dia.', { description: 'Até lá, dá para cancelar.' })
        } else {
          toast.success(`Pedido ${request.protocol} encerrado.`, { description: 'A pessoa foi avisada, se há como.' })
        }
      }}
      onClose={onClose}
    >
      <Facts request={request} />
      <DownloadMenu
        label="Baixar os dados da pessoa"
        {...dataDownload}
        fileName={request.protocol}
        load={(format) => exportRequesterData(request.id, format)}
      />
      <DecisionFields request={request} erases={erases} onOutcome={setOutcome} />
    </ResourceDrawer>
  )
}

interface DecisionFieldsProps {
  request: PrivacyRequest
  /** Whether the decision erases the data. */
  erases: boolean
  onOutcome: (outcome: DecisionValues['outcome']) => void
}

function DecisionFields({ request, erases, onOutcome }: DecisionFieldsProps) {
  return (
    <Stack gap="md">
      <BoundRadioGroup<DecisionValues>
        name="outcome"
        label={labels.outcome}
        options={[
          { value: 'done', label: request.kind === 'deletion' ? 'Atender: apagar os dados' : 'Atender' },
          { value: 'refused', label: 'Recusar', help: 'Diga por quê: a lei pede.' },
        ]}
        onValueChange={(value) => onOutcome(value as DecisionValues['outcome'])}
      />
      {erases && (
        <>
          <Alert tone="warning" title="Os dados da pessoa serão apagados em um dia">
            {request.userId ? 'O acesso dela termina, e o' : 'O'} nome e os contatos somem das ordens, dos locais e das
            planilhas importadas. Uma importação que espera e a contém é apagada inteira. As contagens ficam. Até lá dá
            para cancelar; depois, não dá para desfazer.
          </Alert>
          <ErasureScopeList id={request.id} />
          <BoundTextField<DecisionValues>
            name="confirmation"
            label={labels.confirmation}
            help={`Digite ${request.protocol} para confirmar.`}
            autoComplete="off"
          />
        </>
      )}
      <BoundTextarea<DecisionValues>
        name="answer"
        label={labels.answer}
        rows={4}
        maxLength={2000}
        help="Vai por e-mail à pessoa."
      />
    </Stack>
  )
}

function Facts({ request }: { request: PrivacyRequest }) {
  const { kind, name, email, phone, message, answer, handledBy, requestedAt, userId } = request
  return (
    <DescriptionList.Root>
      <DescriptionList.Item term="Pedido">{privacyRequestKindLabels[kind]}</DescriptionList.Item>
      <DescriptionList.Item term="Situação">
        <RequestState {...request} />
      </DescriptionList.Item>
      <DescriptionList.Item term="Feito em">{formatDateTime(requestedAt)}</DescriptionList.Item>
      <DescriptionList.Item term="Prazo">
        <RequestDeadline {...request} />
      </DescriptionList.Item>
      <DescriptionList.Item term="Quem">{name ?? 'Dados já anônimos'}</DescriptionList.Item>
      <DescriptionList.Item term="Conta">{userId ? 'Tem acesso ao Malote' : 'Sem conta'}</DescriptionList.Item>
      <DescriptionList.Item term="E-mail">{email ?? '—'}</DescriptionList.Item>
      <DescriptionList.Item term="Telefone">{phone ? formatPhone(phone) : '—'}</DescriptionList.Item>
      <DescriptionList.Item term="Mensagem">{message ?? '—'}</DescriptionList.Item>
      {answer && <DescriptionList.Item term="Resposta">{answer}</DescriptionList.Item>}
      {handledBy && <DescriptionList.Item term="Decidido por">{handledBy.name}</DescriptionList.Item>}
    </DescriptionList.Root>
  )
}
