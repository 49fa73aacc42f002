import { formatPhone, PrivacyDecision, type PrivacyRequest, privacyRequestKindLabels } from '@malote/api-client'
import { Alert, Button, DescriptionList, Drawer, RadioGroup, Stack, Textarea, TextField, toast } from '@malote/ui'
import { useForm, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { DownloadMenu } from '../../components/download-menu.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { useTextFields, ValueController } from '../../lib/forms/field-binding.tsx'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { SubmitErrorAlert } from '../../lib/forms/submit-error-alert.tsx'
import { ErasureScopeList } from './erasure-scope-list.tsx'
import { dataDownload, exportRequesterData, useCancelErasure, useClosePrivacyRequest } from './privacy.queries.ts'
import { RequestDeadline, RequestState } from './request-state.tsx'

interface DecisionValues {
  outcome: 'done' | 'refused' | null
  answer: string
  /** The protocol, typed to confirm an erasure. */
  confirmation: string
}

const labels = { outcome: 'Decisão', answer: 'Resposta', confirmation: 'Confirmação' } as const

interface RequestDrawerProps {
  request: PrivacyRequest
  onClose: () => void
}

/** A privacy request: requester, deadline, personal data and decision. */
export function RequestDrawer({ request, onClose }: RequestDrawerProps) {
  if (request.erasureAt) return <ScheduledErasure request={request} onClose={onClose} />
  if (request.status === 'open') return <Decide request={request} onClose={onClose} />
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={`Pedido ${request.protocol}`}>
        <Facts request={request} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Until the data is erased, the decision can be called back. */
function ScheduledErasure({ request, onClose }: RequestDrawerProps) {
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
          {cancel.error && <SubmitErrorAlert error={cancel.error} labelOf={(name) => name} />}
          <Facts request={request} />
          <ErasureScopeList id={request.id} />
        </Stack>
        <Drawer.Footer>
          <Button
            variant="outline"
            tone="neutral"
            pending={cancel.isPending}
            onClick={() => void callBack().catch(() => undefined)}
          >
            Cancelar a exclusão
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Decide({ request, onClose }: RequestDrawerProps) {
  const form = useForm<DecisionValues>({ defaultValues: { outcome: null, answer: '', confirmation: '' } })
  const close = useClosePrivacyRequest(request.id)
  const outcome = useWatch({ control: form.control, name: 'outcome' })
  const erases = request.kind === 'deletion' && outcome === 'done'
  const schema = PrivacyDecision.check(
    z.refine(({ confirmation }) => !erases || confirmation === request.protocol, {
      path: ['confirmation'],
      error: `Digite ${request.protocol} para confirmar.`,
    }),
  )
  return (
    <FormDrawer
      title={`Pedido ${request.protocol}`}
      submitLabel={erases ? 'Apagar os dados' : 'Encerrar pedido'}
      submitTone={erases ? 'danger' : 'primary'}
      form={form}
      schema={schema}
      toRequest={({ outcome, answer, confirmation }) => ({
        outcome,
        answer: answer.trim() || null,
        ...(erases && { confirmation: confirmation.trim() }),
      })}
      labels={labels}
      pending={close.isPending}
      error={close.error}
      onSave={async (decision) => {
        await close.mutateAsync(decision)
        if (erases) {
          toast.success('Exclusão marcada para daqui a um dia.', { description: 'Até lá, dá para cancelar.' })
        } else {
          toast.success(`Pedido ${request.protocol} encerrado.`, { description: 'A pessoa foi avisada, se há como.' })
        }
        onClose()
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
      <DecisionFields request={request} erases={erases} />
    </FormDrawer>
  )
}

function DecisionFields({ request, erases }: { request: PrivacyRequest; erases: boolean }) {
  const { control } = useFormContext<DecisionValues>()
  const text = useTextFields<DecisionValues>()
  return (
    <Stack gap="md">
      <ValueController
        control={control}
        name="outcome"
        render={(field) => (
          <RadioGroup
            label={labels.outcome}
            options={[
              { value: 'done', label: request.kind === 'deletion' ? 'Atender: apagar os dados' : 'Atender' },
              { value: 'refused', label: 'Recusar', help: 'Diga por quê: a lei pede.' },
            ]}
            {...field}
          />
        )}
      />
      {erases && (
        <>
          <Alert tone="warning" title="Os dados da pessoa serão apagados em um dia">
            O acesso dela termina, e o nome e os contatos somem das ordens. As contagens ficam. Até lá dá para cancelar;
            depois, não dá para desfazer.
          </Alert>
          <ErasureScopeList id={request.id} />
          <TextField
            label={labels.confirmation}
            help={`Digite ${request.protocol} para confirmar.`}
            autoComplete="off"
            {...text('confirmation')}
          />
        </>
      )}
      <Textarea label={labels.answer} rows={4} maxLength={2000} help="Vai por e-mail à pessoa." {...text('answer')} />
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
