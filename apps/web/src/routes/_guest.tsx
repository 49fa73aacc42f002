import { createFileRoute, redirect } from '@tanstack/react-router'
import { homePath } from '../lib/http/safe-redirect'

/** Pages for people who are not signed in; the others are sent home (specification, section 2). */
export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: homePath, replace: true })
  },
})
