import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MetabasePage, settingsQuery } from '../../../features/settings/index.ts'

export const Route = createFileRoute('/_authed/_admin/metabase')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  component: Metabase,
  staticData: { title: 'Metabase' },
})

function Metabase() {
  return <MetabasePage address={useSuspenseQuery(settingsQuery).data.metabaseUrl} />
}
