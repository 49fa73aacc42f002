import { type Webhook, type WebhookDelivery, webhookEventTypeLabels } from '@malote/api-client'
import {
  Alert,
  Breadcrumb,
  Button,
  DescriptionList,
  DropdownMenu,
  IconButton,
  PageHeader,
  Section,
  Stack,
  toast,
} from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import KeyRound from 'lucide-react/icons/key-round'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { TitledCard } from '../../components/titled-card.tsx'
import { formatDateTime, formatList } from '../../lib/format/formats.ts'
import { type ConfirmTexts, confirmAction } from '../../lib/forms/confirm-action.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import type { ListState } from '../../lib/lists/list-table.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookState } from './webhook-state.tsx'
import { formatNextAttempt, formatResponse, getWebhookName } from './webhook-text.ts'
import { useSendDelivery, useWebhookAction, type WebhookAction } from './webhooks.queries.ts'
import type { DeliveriesSearch } from './webhooks-search.ts'

const loadDrawer = () => import('./webhook-drawer.tsx')
const EditWebhookDrawer = lazyNamed(loadDrawer, 'EditWebhookDrawer')
const WebhookSecretDialog = lazyNamed(() => import('./webhook-secret-dialog.tsx'), 'WebhookSecretDialog')

interface WebhookPageProps {
  webhook: Webhook
  search: DeliveriesSearch
  deliveries: ListState<WebhookDelivery>
}

/** `/configuracoes/webhooks/{id}`: one webhook, its state and its deliveries. */
export function WebhookPage({ webhook, search, deliveries }: WebhookPageProps) {
  const navigate = useNavigate()
  const send = useSendDelivery(webhook.id)
  const [editing, setEditing] = useState(false)
  const { mutateAsync } = useWebhookAction(webhook.id)
  const [secret, setSecret] = useState<string>()
  const { company, url, events, status, failingSince, createdAt, createdBy } = webhook
  const paused = status === 'paused'

  const sendMessage = (repeated?: WebhookDelivery) =>
    send.mutate(repeated, {
      onSuccess: notifyDeliveryResult,
      onError: (error) => notifyError(error, 'A mensagem não foi enviada.'),
    })

  /** Confirms and runs pausing, resuming or deleting the webhook, or rotating its secret. */
  const confirmWebhookAction = async (action: WebhookAction) => {
    const result = await confirmAction({
      texts: getTexts(action, getWebhookName(webhook)),
      tone: action === 'resume' ? 'primary' : 'danger',
      action: () => mutateAsync(action),
    })
    if (result?.output) setSecret(result.output.secret)
    if (result && action === 'remove') await navigate({ to: '/configuracoes/webhooks', replace: true })
  }

  return (
    <Stack gap="lg">
      <PageHeader
        breadcrumb={
          <Breadcrumb>
            <Link to="/configuracoes" search={({ companyId }) => ({ companyId })}>
              Configurações
            </Link>
            <Link to="/configuracoes/webhooks">Webhooks</Link>
          </Breadcrumb>
        }
        title={getWebhookName(webhook)}
        description="Avisa outro sistema do que acontece com as ordens de uma empresa."
        actions={
          <>
            <Button
              icon={<Send />}
              pending={send.isPending}
              disabledReason={paused ? 'O webhook está pausado. Reative-o para enviar um teste.' : undefined}
              onClick={() => sendMessage()}
            >
              Enviar teste
            </Button>
            <WebhookMenu
              paused={paused}
              onEdit={() => setEditing(true)}
              onAct={(action) => void confirmWebhookAction(action)}
            />
          </>
        }
      >
        <WebhookState {...webhook} />
      </PageHeader>
      {paused && (
        <Alert
          tone="info"
          title="Este webhook está pausado"
          action={
            <Button size="sm" variant="outline" onClick={() => void confirmWebhookAction('resume')}>
              Reativar webhook
            </Button>
          }
        >
          {failingSince
            ? `Todas as tentativas falhavam desde ${formatDateTime(failingSince)}. Corrija o outro sistema e reative.`
            : 'Nada é enviado até alguém reativá-lo.'}
        </Alert>
      )}
      {!paused && failingSince && (
        <Alert tone="warning" title={`Todas as tentativas falham desde ${formatDateTime(failingSince)}`}>
          Veja a resposta em cada entrega. Sem nenhum sucesso em 24 horas, o webhook é pausado.
        </Alert>
      )}
      <TitledCard title="Cadastro">
        <DescriptionList.Root layout="rows" className="gap-2">
          <DescriptionList.Item term="Endereço">{url}</DescriptionList.Item>
          <DescriptionList.Item term="Empresa">{company.name}</DescriptionList.Item>
          <DescriptionList.Item term="Eventos">
            {formatList(events.map((type) => webhookEventTypeLabels[type]))}
          </DescriptionList.Item>
          <DescriptionList.Item term="Cadastrado">
            {`${createdBy?.name ?? 'Sistema'}, ${formatDateTime(createdAt)}`}
          </DescriptionList.Item>
        </DescriptionList.Root>
      </TitledCard>
      <Section title="Entregas" description="O que foi enviado nos últimos 30 dias, e o que o outro sistema respondeu.">
        <DeliveryList webhook={webhook} search={search} list={deliveries} onSendAgain={sendMessage} />
      </Section>
      <Suspense>
        {editing && <EditWebhookDrawer webhook={webhook} onClose={() => setEditing(false)} />}
        {secret && (
          <WebhookSecretDialog name={getWebhookName(webhook)} secret={secret} onClose={() => setSecret(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}

/** Shows a notification with the result of a delivery. */
function notifyDeliveryResult(delivery: WebhookDelivery): void {
  const description = [formatResponse(delivery), formatNextAttempt(delivery)].filter(Boolean).join(' ')
  if (delivery.status === 'delivered') toast.success('O outro sistema recebeu a mensagem.', { description })
  else if (delivery.attempts > 0) toast.error('O outro sistema não aceitou a mensagem.', { description })
  else toast.info('A mensagem ainda está na fila.', { description: 'A lista de entregas mostra quando ela sair.' })
}

interface WebhookMenuProps {
  paused: boolean
  onEdit: () => void
  onAct: (action: WebhookAction) => void
}

function WebhookMenu({ paused, onEdit, onAct }: WebhookMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label="Ações do webhook" tone="neutral" variant="outline">
          <EllipsisVertical />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item icon={<Pencil />} onSelect={onEdit}>
          Editar webhook
        </DropdownMenu.Item>
        {paused ? (
          <DropdownMenu.Item icon={<Play />} onSelect={() => onAct('resume')}>
            Reativar webhook
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item icon={<Pause />} onSelect={() => onAct('pause')}>
            Pausar webhook
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item icon={<KeyRound />} onSelect={() => onAct('rotate')}>
          Trocar segredo
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<Trash2 />} tone="danger" onSelect={() => onAct('remove')}>
          Excluir webhook
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function getTexts(action: WebhookAction, name: string): ConfirmTexts {
  switch (action) {
    case 'pause':
      return {
        title: `Pausar ${name}?`,
        text: 'O que acontecer enquanto ele estiver pausado não será avisado, nem depois. O que já está na fila espera.',
        confirm: 'Pausar webhook',
        cancel: 'Manter ativo',
        done: `${name} está pausado.`,
        failed: `Não foi possível pausar ${name}.`,
      }
    case 'resume':
      return {
        title: `Reativar ${name}?`,
        text: 'Ele volta a ser avisado do que acontecer daqui em diante, e do que ficou na fila.',
        confirm: 'Reativar webhook',
        cancel: 'Manter pausado',
        done: `${name} está ativo.`,
        failed: `Não foi possível reativar ${name}.`,
      }
    case 'rotate':
      return {
        title: `Trocar o segredo de ${name}?`,
        text: 'Você recebe um segredo novo. Por 24 horas as mensagens levam as duas assinaturas, para o outro sistema mudar com calma.',
        confirm: 'Trocar segredo',
        cancel: 'Manter segredo',
        failed: `Não foi possível trocar o segredo de ${name}.`,
      }
    case 'remove':
      return {
        title: `Excluir ${name}?`,
        text: 'O outro sistema deixa de ser avisado agora, e o registro das entregas vai junto. Não dá para desfazer.',
        confirm: 'Excluir webhook',
        cancel: 'Manter webhook',
        done: `${name} foi excluído.`,
        failed: `Não foi possível excluir ${name}.`,
      }
  }
}
