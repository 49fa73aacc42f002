import type { InboxMessage } from '@malote/api-client'
import { Alert, Breadcrumb, Button, DescriptionList, PageHeader, Stack, toast } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { passFocusOn } from '../../lib/browser/pass-focus-on.ts'
import { formatDateTime } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { useDecide } from './inbox.queries.ts'
import { InboxState } from './inbox-state.tsx'
import { getMessageTitle, getReadText } from './inbox-text.ts'
import { MessageFiles } from './message-files.tsx'

interface MessagePageProps {
  message: InboxMessage
  /** The text of the message next to what the reader of pasted messages finds in it. */
  reading: ReactNode
}

/** `/a-conferir/{id}`: one message, with its source, and what it can become. */
export function MessagePage({ message, reading }: MessagePageProps) {
  const { sender, company, sentAt, receivedAt, status, isTextCut, attachments } = message
  const decide = useDecide(message.id)
  const restore = () =>
    decide.mutate({ status: 'to_check' }, { onError: (error) => notifyError(error, 'A mensagem não voltou.') })
  const discard = () =>
    decide.mutate(
      { status: 'discarded' },
      {
        onSuccess: () => toast.success('Mensagem descartada.', { action: { label: 'Desfazer', onClick: restore } }),
        onError: (error) => notifyError(error, 'A mensagem não foi descartada.'),
      },
    )
  return (
    <Stack gap="lg">
      <PageHeader
        breadcrumb={
          <Breadcrumb>
            <Link to="/a-conferir">A conferir</Link>
          </Breadcrumb>
        }
        title={getMessageTitle(message)}
        description="Nada é solicitado sem você conferir."
        actions={
          status === 'to_check' && (
            <>
              <Button asChild>
                <Link to="/ordens-de-servico/criar" search={{ mensagem: message.id }}>
                  Conferir e pedir
                </Link>
              </Button>
              <Button
                ref={passFocusOn}
                tone="neutral"
                variant="outline"
                icon={<Trash2 />}
                pending={decide.isPending}
                onClick={discard}
              >
                Descartar
              </Button>
            </>
          )
        }
      >
        <InboxState status={status} />
      </PageHeader>
      <Outcome message={message} pending={decide.isPending} onRestore={restore} />
      <TitledCard title="Mensagem">
        {isTextCut && <Alert tone="info" title="O texto é longo: guardamos só o começo dele." />}
        {getReadText(message) === '' ? 'A mensagem não tem texto.' : reading}
      </TitledCard>
      {attachments.length > 0 && (
        <TitledCard title="Anexos">
          <MessageFiles message={message} />
        </TitledCard>
      )}
      <TitledCard title="Origem">
        <DescriptionList.Root layout="rows" className="gap-2">
          <DescriptionList.Item term="De">
            {sender.name ? `${sender.name} (${sender.address})` : sender.address}
          </DescriptionList.Item>
          <DescriptionList.Item term="Empresa">{company.name}</DescriptionList.Item>
          {sentAt && <DescriptionList.Item term="Enviada em">{formatDateTime(sentAt)}</DescriptionList.Item>}
          <DescriptionList.Item term="Recebida em">{formatDateTime(receivedAt)}</DescriptionList.Item>
        </DescriptionList.Root>
      </TitledCard>
    </Stack>
  )
}

interface OutcomeProps {
  message: InboxMessage
  pending: boolean
  onRestore: () => void
}

/** What a message has become, with the next step. */
function Outcome({ message, pending, onRestore }: OutcomeProps) {
  const { status, orderNumber, importId, handledBy, handledAt } = message
  if (status === 'to_check') return null
  const who = [handledBy?.name, handledAt && formatDateTime(handledAt)].filter(Boolean).join(', ')
  if (status === 'discarded') {
    const action = (
      <Button ref={passFocusOn} size="sm" variant="outline" pending={pending} onClick={onRestore}>
        Voltar a conferir
      </Button>
    )
    return (
      <Alert tone="info" title="Mensagem descartada" action={action}>
        {who}
      </Alert>
    )
  }
  const action = orderNumber ? (
    <Button asChild size="sm" variant="outline">
      <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }}>{`Abrir ${orderNumber}`}</Link>
    </Button>
  ) : (
    importId && (
      <Button asChild size="sm" variant="outline">
        <Link to="/ordens-de-servico/importar" search={{ importacao: importId }}>
          Abrir importação
        </Link>
      </Button>
    )
  )
  return (
    <Alert tone="success" title="Mensagem usada" action={action}>
      {who}
    </Alert>
  )
}
