import { createFileRoute, redirect } from '@tanstack/react-router'
import { homePath } from '../lib/http/safe-redirect.ts'

/** An unknown route goes to the dashboard (specification, section 2). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: homePath, replace: true })
  },
})
