import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage, settingsQuery } from '../../../features/settings'

export const Route = createFileRoute('/_authed/_admin/configuracoes')({
  loader: ({ context }) => context.queryClient.ensureQueryData(settingsQuery),
  component: Settings,
  staticData: { title: 'Configurações' },
})

function Settings() {
  return <SettingsPage settings={useSuspenseQuery(settingsQuery).data} />
}
