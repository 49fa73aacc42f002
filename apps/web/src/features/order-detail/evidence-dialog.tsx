import {
  type CreatedEvidenceLink,
  type EvidenceLink,
  evidenceDays,
  evidenceLinks,
  type NewEvidenceLink,
  type ServiceOrder,
} from '@malote/api-client'
import {
  Alert,
  Button,
  CopyButton,
  Dialog,
  Heading,
  Inline,
  NumberField,
  Separator,
  Stack,
  Text,
  TextField,
  toast,
} from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { focusElement } from '../../lib/browser/focus-element.ts'
import { formatDateTime } from '../../lib/format/formats.ts'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { api, query } from '../../lib/http/api.ts'
import { useApiMutation, useIdempotentMutation } from '../../lib/http/mutations.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { OrderDialogTitle } from '../orders/forms/order-dialog-title.tsx'

interface EvidenceDialogProps {
  order: ServiceOrder
  onClose: () => void
}

/** "Contestar entrega": creates links with the evidence of a finished order, for readers outside of the system. */
export function EvidenceDialog({ order: { orderNumber }, onClose }: EvidenceDialogProps) {
  const [created, setCreated] = useState<CreatedEvidenceLink>()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={<OrderDialogTitle action="Contestar entrega" orderNumber={orderNumber} />}>
        <Stack gap="lg">
          <Text tone="subtle">
            O link mostra em palavras simples o que aconteceu: fotos, assinatura, local, PIN, horários e a conferência
            do comprovante. Quem o tem vê nomes e endereços desta ordem, sem entrar no Malote.
          </Text>
          {created ? <NewLink link={created} /> : <NewLinkForm orderNumber={orderNumber} onCreate={setCreated} />}
          <ValidLinks orderNumber={orderNumber} onRevoke={({ id }) => id === created?.id && setCreated(undefined)} />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface NewLinkFormProps {
  orderNumber: string
  onCreate: (link: CreatedEvidenceLink) => void
}

function NewLinkForm({ orderNumber, onCreate }: NewLinkFormProps) {
  const [recipient, setRecipient] = useState('')
  const [validDays, setValidDays] = useState<number | null>(evidenceDays.default)
  const create = useIdempotentMutation(
    (options, body: NewEvidenceLink) => api(evidenceLinks.create, { params: { orderNumber }, body }, options),
    evidenceLinks.list,
  )
  const { minimum, maximum } = evidenceDays
  const days = useRef<HTMLInputElement>(null)
  const isValid = validDays !== null && validDays >= minimum && validDays <= maximum
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending) return
    if (!isValid) return days.current?.focus()
    create.mutate(
      { validDays, recipient: recipient.trim() || null },
      { onSuccess: onCreate, onError: (error) => notifyError(error, 'Não foi possível criar o link.') },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label="Para quem"
          optional
          help="Aparece no topo da página e na auditoria. Por exemplo, Seguradora Aurora, sinistro 1234."
          maxLength={120}
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
        />
        <NumberField
          ref={days}
          label="Validade"
          unit="dias"
          min={minimum}
          max={maximum}
          value={validDays}
          onValueChange={setValidDays}
          error={isValid ? undefined : `Informe de ${minimum} a ${maximum} dias.`}
        />
        <Inline justify="end">
          <Button type="submit" pending={create.isPending}>
            Criar link
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

function NewLink({ link: { url, expiresAt } }: { link: CreatedEvidenceLink }) {
  return (
    <Stack gap="md">
      <Alert tone="success" title="Link criado">
        {`Vale até ${formatDateTime(expiresAt)}. Copie-o agora: o endereço não é mostrado de novo.`}
      </Alert>
      <TextField
        ref={focusElement}
        label="Link das provas"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <Inline gap="sm">
        <CopyButton text={url} tone="primary" variant="solid" size="md">
          Copiar link das provas
        </CopyButton>
        <Button asChild variant="outline" tone="neutral">
          <a href={url} target="_blank" rel="noopener">
            Abrir página
          </a>
        </Button>
      </Inline>
    </Stack>
  )
}

interface ValidLinksProps {
  orderNumber: string
  onRevoke: (link: EvidenceLink) => void
}

function ValidLinks({ orderNumber, onRevoke }: ValidLinksProps) {
  const links = useQuery(query(evidenceLinks.list, { params: { orderNumber } })).data?.data ?? []
  const revoke = useApiMutation(
    (id: string) => api(evidenceLinks.revoke, { params: { orderNumber, id } }),
    evidenceLinks.list,
  )
  if (links.length === 0) return null
  const end = async (link: EvidenceLink) => {
    const done = await confirmAction({
      texts: {
        title: 'Encerrar este link?',
        text: 'Quem o tem deixa de ver as provas na hora. Não é possível voltar atrás.',
        confirm: 'Encerrar link',
        cancel: 'Manter link',
        failed: 'Não foi possível encerrar o link.',
      },
      action: () => revoke.mutateAsync(link.id),
    })
    if (!done) return
    toast.success('Link encerrado.')
    onRevoke(link)
  }
  return (
    <>
      <Separator decorative />
      <Stack gap="sm" asChild>
        <section>
          <Heading level={3}>Links que valem</Heading>
          <Stack gap="md" asChild>
            <ul>
              {links.map((link) => (
                <li key={link.id}>
                  <Inline justify="between" gap="sm">
                    <div>
                      <Text weight="medium">{link.recipient ?? 'Sem destinatário'}</Text>
                      <Text size="sm" tone="subtle">
                        {`Vale até ${formatDateTime(link.expiresAt)} · ${
                          link.lastViewedAt ? `aberto em ${formatDateTime(link.lastViewedAt)}` : 'ainda não aberto'
                        }`}
                      </Text>
                      <Text size="sm" tone="subtle">{`Criado por ${link.createdBy?.name ?? 'pessoa removida'}`}</Text>
                    </div>
                    <Button
                      variant="outline"
                      tone="danger"
                      size="sm"
                      aria-label={`Encerrar link: ${link.recipient ?? 'sem destinatário'}`}
                      onClick={() => void end(link)}
                    >
                      Encerrar link
                    </Button>
                  </Inline>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      </Stack>
    </>
  )
}
