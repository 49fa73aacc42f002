import { Skeleton } from '@malote/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { getReadText, inboxMessageQuery, MessagePage } from '../../../features/inbox/index.ts'
import { MessageReading } from '../../../features/order-form/index.ts'

export const Route = createFileRoute('/_authed/a-conferir/$messageId')({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(inboxMessageQuery(params.messageId)),
  component: Message,
  staticData: { title: 'Mensagem a conferir' },
})

function Message() {
  const { messageId } = Route.useParams()
  const { data } = useSuspenseQuery(inboxMessageQuery(messageId))
  return (
    <MessagePage
      message={data}
      reading={
        <Suspense fallback={<Skeleton className="h-40" />}>
          <MessageReading text={getReadText(data)} receivedAt={data.receivedAt} />
        </Suspense>
      }
    />
  )
}
