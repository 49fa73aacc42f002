import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profile/index.ts'

export const Route = createFileRoute('/_authed/perfil')({
  component: Profile,
  staticData: { title: 'Meu perfil' },
})

function Profile() {
  const { user } = Route.useRouteContext()
  return <ProfilePage user={user} />
}
