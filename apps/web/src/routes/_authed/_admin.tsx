import { createFileRoute, redirect } from '@tanstack/react-router'

/** The only pages of this group that a manager may open (specification, section 6). */
const managerPaths = ['/usuarios', '/localizacoes']

/** Pages for admins, two of them also for managers; other roles are sent to the orders. */
export const Route = createFileRoute('/_authed/_admin')({
  beforeLoad: ({ context, location }) => {
    const path = location.pathname.replace(/\/+$/, '')
    const allowed = context.user.role === 'admin' || (context.user.role === 'manager' && managerPaths.includes(path))
    if (!allowed) throw redirect({ to: '/ordens-de-servico', replace: true })
  },
})
