import {
  type Attachment,
  type Comment,
  countAttachmentRoom,
  getStopName,
  isDeliveryTeam,
  type OccurrenceDetail,
  occurrenceKindLabels,
  type ServiceOrder,
  type User,
} from '@malote/api-client'
import { Alert, Badge, Button, Inline, Stack, Text, toast } from '@malote/ui'
import { useState } from 'react'
import { OccurrenceState } from '../../../components/occurrence-state.tsx'
import { passFocusOn } from '../../../lib/browser/pass-focus-on.ts'
import { formatDateTime, formatShortDateTime } from '../../../lib/format/formats.ts'
import { getErrorMessage } from '../../../lib/forms/form-errors.ts'
import { useChangeOccurrence } from '../../orders/occurrences/occurrences.queries.ts'
import { ResolveDialog } from '../../orders/occurrences/resolve-dialog.tsx'
import { listStops } from '../../orders/order/proofs.ts'
import { FileGallery } from '../file-gallery.tsx'
import { TextLines } from '../text-lines.tsx'
import { CommentDialog, EditOccurrenceDialog, OccurrencePhotoDialog } from './occurrence-dialogs.tsx'

interface OccurrenceEntryProps {
  order: ServiceOrder
  user: User
  occurrence: OccurrenceDetail
  /** The photos of the occurrence. */
  files: readonly Attachment[]
}

/** One occurrence: what happened, who resolves it until when, its photos, its comments, and the next steps. */
export function OccurrenceEntry({ order, user, occurrence, files }: OccurrenceEntryProps) {
  const { kind, reason, description, owner, dueAt, openedBy, openedAt, resolution, comments } = occurrence
  const label = occurrenceKindLabels[kind]
  const stop = listStops(order).find(({ id }) => id === occurrence.stopId)
  // The attempt failed, and a correction or a later attempt has delivered.
  const isDelivered = occurrence.status === 'open' && reason !== null && stop?.state === 'completed'
  const facts = [stop && `${getStopName(order, stop)}, ${stop.contactName}`, openedBy?.name, formatDateTime(openedAt)]
  return (
    <li tabIndex={-1}>
      <Stack gap="sm">
        <Stack gap="none">
          <Inline gap="sm">
            <Text weight="medium">{label}</Text>
            <OccurrenceState {...occurrence} />
          </Inline>
          {reason && reason !== label && <Text>{reason}</Text>}
          {description && <TextLines text={description} />}
          <Text tone="subtle" size="sm">
            {facts.filter(Boolean).join(' · ')}
          </Text>
          <Inline gap="sm">
            <Text size="sm">{`Responsável: ${owner?.name ?? 'ninguém ainda'}`}</Text>
            <Text size="sm">{`Prazo: ${formatDateTime(dueAt)}`}</Text>
          </Inline>
        </Stack>
        <FileGallery order={order} label={`Fotos: ${label}`} files={files} />
        {isDelivered && <Alert tone="info" title="Esta parada agora está como Entregue" />}
        {resolution && <Resolution {...occurrence} resolution={resolution} />}
        {comments.length > 0 && (
          <Stack gap="xs" asChild>
            <ol aria-label={`Comentários: ${label}`}>
              {comments.map((comment) => (
                <CommentEntry key={comment.id} comment={comment} />
              ))}
            </ol>
          </Stack>
        )}
        <Actions
          order={order}
          user={user}
          occurrence={occurrence}
          solution={isDelivered ? 'A parada foi entregue.' : undefined}
          room={countAttachmentRoom(files, { kind: 'attachment', occurrenceId: occurrence.id })}
        />
      </Stack>
    </li>
  )
}

/** How it was resolved; of an occurrence that was opened again, how it was resolved before. */
function Resolution({ status, resolution, resolvedBy, resolvedAt }: OccurrenceDetail & { resolution: string }) {
  const by = [resolvedBy?.name, resolvedAt && formatDateTime(resolvedAt)].filter(Boolean).join(' · ')
  return (
    <Stack gap="none">
      <TextLines text={`${status === 'open' ? 'Solução anterior' : 'Solução'}: ${resolution}`} />
      {by && (
        <Text tone="subtle" size="sm">
          {by}
        </Text>
      )}
    </Stack>
  )
}

function CommentEntry({ comment: { author, text, visibility, createdAt } }: { comment: Comment }) {
  return (
    <li>
      <Inline gap="sm">
        <Text size="sm" weight="medium">
          {author?.name ?? 'Sistema'}
        </Text>
        <Text size="sm" tone="subtle">
          {formatShortDateTime(createdAt)}
        </Text>
        {visibility === 'internal' && <Badge tone="neutral">Interno</Badge>}
      </Inline>
      <TextLines text={text} />
    </li>
  )
}

type OpenDialog = 'resolve' | 'edit' | 'comment' | 'photo'

interface ActionsProps extends Pick<OccurrenceEntryProps, 'order' | 'user' | 'occurrence'> {
  /** The proposed text of the solution. */
  solution: string | undefined
  /** How many more files the order may have. */
  room: number
}

/** The delivery team decides about an occurrence; the company comments and adds photos. */
function Actions({ order, user, occurrence, solution, room }: ActionsProps) {
  const change = useChangeOccurrence(occurrence)
  const [dialog, setDialog] = useState<OpenDialog>()
  const isTeam = isDeliveryTeam(user)
  const isOpen = occurrence.status === 'open'
  const common = { occurrence, onClose: () => setDialog(undefined) }
  // An order may have several occurrences.
  const button = (label: string) =>
    ({
      size: 'sm',
      variant: 'outline',
      tone: 'neutral',
      disabled: change.isPending,
      'aria-label': `${label}: ${occurrenceKindLabels[occurrence.kind]}`,
    }) as const
  return (
    <Stack gap="sm">
      {change.isError && <Alert tone="danger" title={getErrorMessage(change.error)} />}
      <Inline gap="sm">
        {isTeam && isOpen && (
          <Button {...button('Resolver')} onClick={() => setDialog('resolve')}>
            Resolver
          </Button>
        )}
        {isTeam && isOpen && occurrence.owner?.id !== user.id && (
          <Button
            {...button('Assumir')}
            ref={passFocusOn}
            pending={change.isPending}
            onClick={() =>
              change.mutate(
                { ownerId: user.id },
                { onSuccess: () => void toast.success('Agora você é o responsável pela ocorrência.') },
              )
            }
          >
            Assumir
          </Button>
        )}
        {isTeam && isOpen && (
          <Button {...button('Editar')} onClick={() => setDialog('edit')}>
            Editar
          </Button>
        )}
        {isTeam && !isOpen && (
          <Button
            {...button('Reabrir')}
            ref={passFocusOn}
            pending={change.isPending}
            onClick={() => change.mutate({ status: 'open' })}
          >
            Reabrir
          </Button>
        )}
        <Button {...button('Comentar')} onClick={() => setDialog('comment')}>
          Comentar
        </Button>
        {room > 0 && (
          <Button {...button('Enviar foto')} onClick={() => setDialog('photo')}>
            Enviar foto
          </Button>
        )}
      </Inline>
      {dialog === 'resolve' && <ResolveDialog {...common} solution={solution} />}
      {dialog === 'edit' && <EditOccurrenceDialog {...common} user={user} companyId={order.company.id} />}
      {dialog === 'comment' && <CommentDialog {...common} isTeam={isTeam} />}
      {dialog === 'photo' && <OccurrencePhotoDialog {...common} isTeam={isTeam} room={room} />}
    </Stack>
  )
}
