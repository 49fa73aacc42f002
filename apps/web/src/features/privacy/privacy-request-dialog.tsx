import { type PrivacyRequestKind, privacyRequestKindLabels } from '@malote/api-client'
import { RadioGroup, Textarea, toast } from '@malote/ui'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { useCreatePrivacyRequest } from './privacy.queries.ts'

const help: Record<PrivacyRequestKind, string> = {
  access: 'Uma cópia do que guardamos, além do que esta tela mostra.',
  correction: 'O que você não consegue corrigir em Meu perfil.',
  deletion: 'Seu acesso termina e seus dados ficam anônimos. Não dá para desfazer.',
}

/** Submits a privacy request (LGPD); the organization must respond within fifteen days. */
export function PrivacyRequestDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<PrivacyRequestKind>('correction')
  const create = useCreatePrivacyRequest()
  const submit = (form: FormData) => {
    const message = String(form.get('message') ?? '').trim()
    create.mutate(
      { kind, message: message || null },
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
      error={create.error}
      pending={create.isPending}
      submitLabel="Registrar pedido"
      tone={kind === 'deletion' ? 'danger' : 'primary'}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label="O que você pede"
        options={(['correction', 'access', 'deletion'] as const).map((value) => ({
          value,
          label: privacyRequestKindLabels[value],
          help: help[value],
        }))}
        value={kind}
        onValueChange={setKind}
      />
      <Textarea label="Mensagem" name="message" optional rows={3} maxLength={2000} />
    </FormDialog>
  )
}
