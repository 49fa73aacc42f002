import { auth } from '@malote/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../lib/http/api'
import { removeDrafts } from '../../lib/storage/drafts'
import { readToken, removeToken } from '../../lib/storage/session-token'

/** Milliseconds between forgetting the session and leaving (specification, section 9). */
const leaveAfter = 300

/** Ends the session here and at the server, then goes to sign-in, replacing history (specification, section 2). */
export function useSignOut(): void {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    // The token is read when the call starts, so it may be removed right after. A server out of reach stops nobody
    // from leaving: the session then ends there by itself when it expires.
    if (readToken()) void api(auth.logout, {}).catch(() => undefined)
    removeToken()
    removeDrafts()
    router.options.context.setSession({ user: undefined })
    queryClient.clear()
    const timer = setTimeout(() => void navigate({ to: '/entrar', replace: true }), leaveAfter)
    return () => clearTimeout(timer)
  }, [router, navigate, queryClient])
}
