import { type PrivacyRequestKind, privacyRequestKindLabels } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useForm, useWatch } from 'react-hook-form'
import { formatDateTime } from '../../lib/format/formats.ts'
import { BoundRadioGroup, BoundTextarea } from '../../lib/forms/bound-fields.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { useCreatePrivacyRequest } from './privacy.queries.ts'

const help: Record<PrivacyRequestKind, string> = {
  access: 'Uma cópia do que guardamos, além do que esta tela mostra.',
  correction: 'O que você não consegue corrigir em Meu perfil.',
  deletion: 'Seu acesso termina e seus dados ficam anônimos. Não dá para desfazer.',
}

interface RequestValues {
  kind: PrivacyRequestKind
  message: string
}

/** Submits a privacy request (LGPD); the organization must respond within fifteen days. */
export function PrivacyRequestDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<RequestValues>({ defaultValues: { kind: 'correction', message: '' } })
  const chosen = useWatch({ control: form.control, name: 'kind' })
  const create = useCreatePrivacyRequest()
  const submit = ({ kind, message }: RequestValues) => {
    create.mutate(
      { kind, message: message.trim() || null },
      {
        onSuccess: ({ protocol, dueAt }) => {
          toast.success(`Pedido ${protocol} registrado.`, { description: `Respondemos até ${formatDateTime(dueAt)}.` })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title="Fazer um pedido sobre meus dados"
      label="Pedido sobre meus dados"
      form={form}
      error={create.error}
      pending={create.isPending}
      submitLabel="Registrar pedido"
      tone={chosen === 'deletion' ? 'danger' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      <BoundRadioGroup<RequestValues>
        name="kind"
        label="O que você pede"
        options={(['correction', 'access', 'deletion'] as const).map((value) => ({
          value,
          label: privacyRequestKindLabels[value],
          help: help[value],
        }))}
      />
      <BoundTextarea<RequestValues> name="message" label="Mensagem" optional rows={3} maxLength={2000} />
    </FormDialog>
  )
}
