import { formatPhone, PrivacyDecision, type PrivacyRequest, privacyRequestKindLabels } from '@malote/api-client'
import { Alert, DescriptionList, Drawer, RadioGroup, Stack, Textarea, toast } from '@malote/ui'
import { Controller, useForm, useFormContext } from 'react-hook-form'
import { DownloadMenu } from '../../components/download-menu.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { useTextFields } from '../../lib/forms/field-binding.tsx'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { dataDownload, exportRequesterData, useClosePrivacyRequest } from './privacy.queries.ts'
import { RequestDeadline, RequestState } from './request-state.tsx'

interface DecisionValues {
  outcome: 'done' | 'refused'
  answer: string
}

const labels = { outcome: 'Decisão', answer: 'Resposta' } as const

/** A privacy request: requester, deadline, personal data and decision. */
export function RequestDrawer({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  if (request.status === 'open') return <Decide request={request} onClose={onClose} />
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title={`Pedido ${request.protocol}`}>
        <Facts request={request} />
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Decide({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  const form = useForm<DecisionValues>({ defaultValues: { outcome: 'done', answer: '' } })
  const close = useClosePrivacyRequest(request.id)
  return (
    <FormDrawer
      title={`Pedido ${request.protocol}`}
      submitLabel="Encerrar pedido"
      form={form}
      schema={PrivacyDecision}
      toRequest={({ outcome, answer }) => ({ outcome, answer: answer.trim() || null })}
      labels={labels}
      pending={close.isPending}
      error={close.error}
      onSave={async (decision) => {
        await close.mutateAsync(decision)
        toast.success(`Pedido ${request.protocol} encerrado.`, { description: 'A pessoa foi avisada, se há como.' })
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
      <DecisionFields deletion={request.kind === 'deletion'} />
    </FormDrawer>
  )
}

function DecisionFields({ deletion }: { deletion: boolean }) {
  const { control, watch } = useFormContext<DecisionValues>()
  const text = useTextFields<DecisionValues>()
  return (
    <Stack gap="md">
      <Controller
        control={control}
        name="outcome"
        render={({ field: { onChange, value, name } }) => (
          <RadioGroup
            label={labels.outcome}
            name={name}
            options={[
              { value: 'done', label: 'Atender' },
              { value: 'refused', label: 'Recusar', help: 'Diga por quê: a lei pede.' },
            ]}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
      {deletion && watch('outcome') === 'done' && (
        <Alert tone="warning" title="Os dados da pessoa ficam anônimos">
          O acesso dela termina, e o nome e os contatos somem das ordens. As contagens ficam. Não dá para desfazer.
        </Alert>
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
      {handledBy && <DescriptionList.Item term="Encerrado por">{handledBy.name}</DescriptionList.Item>}
    </DescriptionList.Root>
  )
}
