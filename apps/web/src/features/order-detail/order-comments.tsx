import { type Comment, missingMessage, type Role } from '@malote/api-client'
import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  Inline,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
  Textarea,
  toast,
  VisuallyHidden,
} from '@malote/ui'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { useKeptText } from '../../lib/forms/kept-texts.ts'
import { useCreateComment } from '../orders/order/order.queries.ts'
import { useDraftKey } from '../session/index.ts'
import { TextLines } from './text-lines.tsx'
import { VisibilityField } from './visibility-field.tsx'

interface OrderCommentsProps {
  orderNumber: string
  role: Role
  comments: readonly Comment[] | undefined
}

/** The comments of an order, oldest first, and the field to add one. */
export function OrderComments({ orderNumber, role, comments }: OrderCommentsProps) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title="Comentários" level={2} />
        <Card.Body>
          <Stack gap="lg">
            {!comments && <Skeleton shape="block" className="h-16 w-full" />}
            {comments?.length === 0 && <Text tone="subtle">Nenhum comentário ainda.</Text>}
            {comments && comments.length > 0 && (
              <Stack gap="md" asChild>
                <ol>
                  {comments.map((comment) => (
                    <CommentEntry key={comment.id} comment={comment} provider={role !== 'manager'} />
                  ))}
                </ol>
              </Stack>
            )}
            <CommentForm orderNumber={orderNumber} role={role} />
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

/** One comment. Provider users also see its visibility, because they can write internal notes. */
function CommentEntry({ comment, provider }: { comment: Comment; provider: boolean }) {
  const name = comment.author?.name ?? 'Sistema'
  return (
    <li className="flex gap-3">
      <Avatar name={name} size="sm" decorative />
      <Stack gap="none" className="min-w-0 flex-1">
        <Inline gap="sm">
          <Text weight="medium">{name}</Text>
          <Text tone="subtle" size="sm">
            <RelativeTime value={comment.createdAt} />
          </Text>
          {provider && comment.visibility === 'internal' && <Badge tone="neutral">Interno</Badge>}
        </Inline>
        <TextLines text={comment.text} />
      </Stack>
    </li>
  )
}

function CommentForm({ orderNumber, role }: { orderNumber: string; role: Role }) {
  const comment = useCreateComment(orderNumber)
  const [text, setText, removeSent] = useKeptText(useDraftKey(`comentario:${orderNumber}`))
  const [visibility, setVisibility] = useState<'internal' | 'company'>('company')
  const [error, setError] = useState<string>()
  const [published, setPublished] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const trimmed = text.trim()
    flushSync(() => setError(trimmed ? undefined : missingMessage))
    if (!trimmed) return field.current?.focus()
    const finish = () => {
      removeSent(trimmed)
      // The list shows the comment; a notification would cover the button of the next one.
      if (field.current) setPublished((count) => count + 1)
      else toast.success('Comentário publicado.')
    }
    // Also after the user has left the page, unlike the callbacks of `mutate`. The form shows the error.
    comment.mutateAsync({ text: trimmed, visibility }).then(finish, () => undefined)
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Comentar">
      <Stack gap="md">
        {comment.isError && <Alert tone="danger" title={getErrorMessage(comment.error)} />}
        <Textarea
          ref={field}
          label="Comentário"
          rows={2}
          maxLength={2000}
          value={text}
          onValueChange={setText}
          error={error}
        />
        {role !== 'manager' && <VisibilityField label="Quem lê" value={visibility} onValueChange={setVisibility} />}
        <Inline justify="end">
          <Button type="submit" variant="outline" tone="neutral" pending={comment.isPending}>
            Comentar
          </Button>
        </Inline>
      </Stack>
      <VisuallyHidden role="status">
        {published > 0 && (
          // A status announces an equal text again when its element is new.
          <span key={published}>Comentário publicado.</span>
        )}
      </VisuallyHidden>
    </form>
  )
}
