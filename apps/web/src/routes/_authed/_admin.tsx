import { createFileRoute, redirect } from '@tanstack/react-router'

/** The only pages of this group that a manager may open: those of the specification (section 6), and the proofs. */
const managerPaths = ['/usuarios', '/localizacoes', '/comprovantes']

/** Pages for admins, some of them also for managers; other roles are sent to the orders. */
export const Route = createFileRoute('/_authed/_admin')({
  beforeLoad: ({ context, location }) => {
    const path = location.pathname.replace(/\/+$/, '')
    const allowed = context.user.role === 'admin' || (context.user.role === 'manager' && managerPaths.includes(path))
    if (!allowed) throw redirect({ to: '/ordens-de-servico', replace: true })
  },
})
