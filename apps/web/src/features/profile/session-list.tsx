import type { OpenSession } from '@malote/api-client'
import { Badge, Button, Inline, RelativeTime, Skeleton, Stack, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { RetryAlert } from '../../components/load-failure.tsx'
import { formatDateTime } from '../../lib/format/formats.ts'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { sessionsQuery, useEndSession } from './profile.queries.ts'

/** The user's sessions, each with a button to end it. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery)
  const end = useEndSession()
  const others = sessions.data?.data.filter(({ current }) => !current).length ?? 0
  const endOthers = () =>
    void confirmAction({
      texts: {
        title: 'Encerrar as outras sessões?',
        text:
          others === 1
            ? 'O outro aparelho precisará entrar de novo. Este continua.'
            : `Os outros ${others} aparelhos precisarão entrar de novo. Este continua.`,
        confirm: 'Encerrar sessões',
        cancel: 'Manter abertas',
        done: 'As outras sessões foram encerradas.',
        failed: 'Não foi possível encerrar as sessões.',
      },
      action: () => end.mutateAsync(undefined),
    })
  if (sessions.isPending) return <Skeleton className="h-24 w-full" />
  if (sessions.isError) {
    return (
      <RetryAlert
        title="Não foi possível carregar os aparelhos"
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    )
  }
  return (
    <>
      <Stack gap="md" asChild>
        <ul>
          {sessions.data.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Stack>
      {others > 0 && (
        <Button variant="outline" tone="danger" className="self-start" onClick={endOthers}>
          Encerrar as outras sessões
        </Button>
      )}
    </>
  )
}

function SessionRow({ session: { id, device, address, createdAt, lastSeenAt, current } }: { session: OpenSession }) {
  const end = useEndSession()
  return (
    <Inline justify="between" gap="md" asChild>
      <li>
        <Stack gap="none" className="min-w-0">
          <Inline gap="xs">
            <Text weight="medium">{device}</Text>
            {current && <Badge tone="success">Este aparelho</Badge>}
          </Inline>
          <Text size="sm" tone="subtle">
            {address && `${address} · `}
            {`Entrou em ${formatDateTime(createdAt)} · Usado `}
            <RelativeTime value={lastSeenAt} />
          </Text>
        </Stack>
        {!current && (
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            pending={end.isPending}
            aria-label={`Encerrar a sessão em ${device}`}
            onClick={() =>
              end.mutate(id, {
                onSuccess: () => toast.success(`Sessão em ${device} encerrada.`),
                onError: (error) => notifyError(error, 'Não foi possível encerrar a sessão.'),
              })
            }
          >
            Encerrar
          </Button>
        )}
      </li>
    </Inline>
  )
}
