import { auth, type Credentials } from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../app/api'
import { keepOnlyDraftsOf } from '../../app/drafts'
import { storeToken } from '../../app/token'
import { currentUserQuery } from './session.queries'

/** Opens a session and goes where the person wanted to go. */
export function useSignIn(redirect: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: (credentials: Credentials) => api(auth.login, { body: credentials }),
    onSuccess: ({ token, user }, _credentials, _result, { client }) => {
      storeToken(token)
      keepOnlyDraftsOf(user.id)
      // Nothing that an earlier person saw may be shown to this one.
      client.clear()
      client.setQueryData(currentUserQuery.queryKey, user)
      router.options.context.setSession({ user })
      return router.navigate({ href: redirect, replace: true })
    },
  })
}
