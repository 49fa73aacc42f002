import { auth } from '@malote/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../lib/http/api.ts'
import { removeDrafts } from '../../lib/storage/drafts.ts'
import { readToken, removeToken } from '../../lib/storage/session-token.ts'
import { removeStoredPages } from '../../lib/storage/stored-pages.ts'

/** Milliseconds between clearing the session and the redirect (specification, section 9). */
const leaveAfter = 300

/** Ends the session here and on the server, then replaces the page with sign-in (specification, section 2). */
export function useSignOut(): void {
  const router = useRouter()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  useEffect(() => {
    // The request reads the token synchronously, so it may be removed right after. When the server is unreachable, the
    // user is signed out here, and the session expires on the server.
    if (readToken()) void api(auth.logout, {}).catch(() => undefined)
    removeToken()
    removeDrafts()
    removeStoredPages()
    router.options.context.setSession({ user: undefined })
    queryClient.clear()
    const timer = setTimeout(() => void navigate({ to: '/entrar', replace: true }), leaveAfter)
    return () => clearTimeout(timer)
  }, [router, navigate, queryClient])
}
