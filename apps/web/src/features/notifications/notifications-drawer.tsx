import { Button, Drawer, EmptyState, Inline, Link, Loader, Stack, Text, Timeline } from '@malote/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import BellOff from 'lucide-react/icons/bell-off'
import { LoadFailure } from '../../components/load-failure.tsx'
import { formatAmount } from '../../lib/format/formats.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, useMarkRead } from './notifications.queries.ts'

interface NotificationsDrawerProps {
  unread: number
  onClose: () => void
}

/** The user's notifications, newest first. Following a link marks its notification as read. */
export function NotificationsDrawer({ unread, onClose }: NotificationsDrawerProps) {
  const pages = useInfiniteQuery(notificationsQuery)
  const read = useMarkRead()
  const all = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const readAll = () =>
    read.mutate(undefined, {
      onError: (error) => notifyError(error, 'Não foi possível marcar as notificações como lidas.'),
    })
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content title="Notificações">
        <Stack gap="md" className="pt-3">
          <Inline gap="md" justify="between">
            <Text tone="subtle" role="status">
              {unread === 0 ? 'Tudo lido.' : formatAmount(unread, 'não lida', 'não lidas')}
            </Text>
            {unread > 0 && (
              <Button size="sm" variant="outline" tone="neutral" pending={read.isPending} onClick={readAll}>
                Marcar todas como lidas
              </Button>
            )}
          </Inline>
          {pages.isPending ? (
            <Loader />
          ) : pages.isError && all.length === 0 ? (
            <LoadFailure
              title="Não foi possível carregar as notificações"
              error={pages.error}
              onRetry={() => void pages.refetch()}
            />
          ) : all.length === 0 ? (
            <EmptyState icon={<BellOff />} title="Nenhuma notificação ainda">
              Tentativas sem sucesso, comentários e relatórios prontos aparecem aqui.
            </EmptyState>
          ) : (
            <>
              <Timeline.Root aria-label="Notificações">
                {all.map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    onFollow={() => {
                      if (notification.readAt === null) read.mutate([notification.id])
                      onClose()
                    }}
                  />
                ))}
              </Timeline.Root>
              {pages.hasNextPage && (
                <Button
                  variant="outline"
                  tone="neutral"
                  className="self-center"
                  pending={pages.isFetchingNextPage}
                  onClick={() => void pages.fetchNextPage()}
                >
                  Carregar mais
                </Button>
              )}
            </>
          )}
          <Text size="sm" tone="subtle">
            Ficam aqui por 90 dias. Escolha os seus avisos em{' '}
            <Link asChild>
              <RouterLink to="/perfil" onClick={onClose}>
                Meu perfil
              </RouterLink>
            </Link>
            .
          </Text>
        </Stack>
      </Drawer.Content>
    </Drawer.Root>
  )
}
