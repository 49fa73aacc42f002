import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { InboxPage, InboxSearch, inboxDefaults, inboxQuery } from '../../../features/inbox/index.ts'
import { useListState } from '../../../lib/lists/use-list-state.ts'

export const Route = createFileRoute('/_authed/a-conferir/')({
  validateSearch: InboxSearch,
  search: { middlewares: [stripSearchParams(inboxDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(inboxQuery(deps)),
  component: Inbox,
  staticData: { title: 'A conferir' },
})

function Inbox() {
  const search = Route.useSearch()
  const list = useListState(inboxQuery(search))
  return <InboxPage search={search} list={list} />
}
