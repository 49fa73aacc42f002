import { createFileRoute, redirect } from '@tanstack/react-router'
import { homePath } from '../lib/http/safe-redirect.ts'

/** Pages for guests; signed-in users are sent to the home page (specification, section 2). */
export const Route = createFileRoute('/_guest')({
  beforeLoad: ({ context }) => {
    if (context.user) throw redirect({ to: homePath, replace: true })
  },
})
