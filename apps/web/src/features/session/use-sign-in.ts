import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { removeDraftsOfOtherUsers } from '../../lib/storage/drafts.ts'
import { storeToken } from '../../lib/storage/session-token.ts'
import { removeStoredPages } from '../../lib/storage/stored-pages.ts'
import { loadAuthActions } from './preload-auth-actions.ts'
import type { FormInput } from './use-checked-form.ts'

/** Signs in and opens the redirect target. */
export function useSignIn(redirect: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: async (typed: FormInput) => {
      const { currentUserQuery, signIn } = await loadAuthActions()
      return { userKey: currentUserQuery.queryKey, ...(await signIn(typed)) }
    },
    onSuccess: ({ token, user, userKey }, _typed, _result, { client }) => {
      storeToken(token)
      removeDraftsOfOtherUsers(user.id)
      removeStoredPages()
      // The cache may hold data of the previous user.
      client.clear()
      client.setQueryData(userKey, user)
      router.options.context.setSession({ user })
      return router.navigate({ href: redirect, replace: true })
    },
  })
}
