import { createFileRoute } from '@tanstack/react-router'
import { HowTo, WhatsNew } from '../../features/help/index.ts'
import { StatusGuide } from '../../features/orders/index.ts'

export const Route = createFileRoute('/_authed/ajuda')({
  component: Help,
  staticData: { title: 'Ajuda' },
})

function Help() {
  const { user } = Route.useRouteContext()
  return (
    <StatusGuide>
      <HowTo user={user} />
      <WhatsNew role={user.role} />
    </StatusGuide>
  )
}
