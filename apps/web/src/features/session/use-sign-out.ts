import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { endServerSession } from '../../lib/http/api.ts'
import { sendEndedSessions } from '../../lib/storage/end-session.ts'

/** Milliseconds between clearing the session and the redirect (specification, section 9). */
const leaveAfter = 300

/**
 * Ends the session on the server, then replaces the page with sign-in (specification, section 2). The guard of the route
 * has ended it in this browser. When the server is unreachable, the next start of the application repeats it.
 */
export function useSignOut(): void {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    void sendEndedSessions(endServerSession)
    router.options.context.setSession({ user: undefined })
    queryClient.clear()
    const timer = setTimeout(() => void navigate({ to: '/entrar', replace: true }), leaveAfter)
    return () => clearTimeout(timer)
  }, [router, navigate, queryClient])
}
