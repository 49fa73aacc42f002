import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { removeDraftsOfOtherUsers } from '../../lib/storage/drafts'
import { storeToken } from '../../lib/storage/session-token'
import { loadWayIn } from './use-auth-actions'
import type { Typed } from './use-checked-form'

/** Opens a session and goes where the person wanted to go. */
export function useSignIn(redirect: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: async (typed: Typed) => {
      const [{ currentUserQuery, signIn }] = await Promise.all([loadWayIn(), router.options.context.bringEveryRoute()])
      return { userKey: currentUserQuery.queryKey, ...(await signIn(typed)) }
    },
    onSuccess: ({ token, user, userKey }, _typed, _result, { client }) => {
      storeToken(token)
      removeDraftsOfOtherUsers(user.id)
      // Nothing that an earlier person saw may be shown to this one.
      client.clear()
      client.setQueryData(userKey, user)
      router.options.context.setSession({ user })
      return router.navigate({ href: redirect, replace: true })
    },
  })
}
