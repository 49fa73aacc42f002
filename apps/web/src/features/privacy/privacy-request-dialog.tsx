import { type PrivacyRequestKind, privacyRequestKindLabels } from '@malote/api-client'
import { Alert, Button, Dialog, Form, RadioGroup, Stack, Textarea, toast } from '@malote/ui'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
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
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !create.isPending && onClose()}>
      <Dialog.Content title="Fazer um pedido sobre meus dados">
        <Form
          aria-label="Pedido sobre meus dados"
          pending={create.isPending}
          onSubmit={(event) => {
            event.preventDefault()
            const message = String(new FormData(event.currentTarget).get('message') ?? '').trim()
            create.mutate(
              { kind, message: message || null },
              {
                onSuccess: ({ protocol, dueAt }) => {
                  toast.success(`Pedido ${protocol} registrado.`, {
                    description: `Respondemos até ${formatDateTime(dueAt)}.`,
                  })
                  onClose()
                },
              },
            )
          }}
        >
          <Stack gap="md">
            {create.isError && <Alert tone="danger" title={getErrorMessage(create.error)} />}
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
          </Stack>
          <Dialog.Footer>
            <Button variant="outline" tone="neutral" disabled={create.isPending} onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" tone={kind === 'deletion' ? 'danger' : 'primary'} pending={create.isPending}>
              Registrar pedido
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
