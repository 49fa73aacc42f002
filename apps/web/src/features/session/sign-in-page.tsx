import { ApiError } from '@malote/api-client'
import { Alert, Button, Link, PasswordField, Stack, TextField } from '@malote/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link as RouterLink, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { runWhenIdle } from '../../lib/browser/run-when-idle.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { type FormInput, usePageForm } from '../../lib/forms/page-form.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { removeDraftsOfOtherUsers } from '../../lib/storage/drafts.ts'
import { removeStoredPages } from '../../lib/storage/end-session.ts'
import { storeToken } from '../../lib/storage/session-token.ts'
import { GuestLayout } from './guest-layout.tsx'
import { loadAuthActions, usePreloadAuthActions } from './preload-auth-actions.ts'
import { RequestError } from './request-error.tsx'
import { useCountdown } from './use-countdown.ts'
import { useRedirectParam } from './use-redirect-param.ts'

const root = getRouteApi('__root__')

const Nothing = () => null
// The form can do without it, also when its code cannot be loaded.
const DemoSignIn = lazyNamed(() => import('./demo-sign-in.tsx').catch(() => ({ DemoSignIn: Nothing })), 'DemoSignIn')

/** `/entrar`: signs in with e-mail and password, then opens the redirect target. */
export function SignInPage({ redirect }: { redirect: string }) {
  const { startupError, sessionEnded } = root.useRouteContext()
  const signIn = useSignIn(redirect)
  const secondsLeft = useCountdown(signIn.error, signIn.submittedAt)
  const redirectParam = useRedirectParam(redirect)
  const password = useRef<HTMLInputElement>(null)
  usePreloadAuthActions()
  const mayBeDemo = useMayBeDemo()
  const form = usePageForm(async (typed) => {
    try {
      await signIn.mutateAsync(typed)
    } catch (error) {
      // Selects the password, so that the user can type it again.
      if (error instanceof ApiError && error.fields.length === 0) password.current?.select()
      throw error
    }
  })

  return (
    <GuestLayout title="Entrar" intro="Solicite entregas e acompanhe cada uma até a porta.">
      {sessionEnded && !signIn.isError && (
        <Alert tone="warning" title="Sua sessão terminou. Entre de novo para continuar de onde parou." />
      )}
      {startupError !== undefined && !signIn.isError && (
        <Alert tone="warning" title="Não conseguimos confirmar a sua sessão">
          <Stack gap="sm">
            {getErrorMessage(startupError)}
            <Link asChild>
              <a href={`/?redirect=${encodeURIComponent(redirect)}`}>Tentar de novo</a>
            </Link>
          </Stack>
        </Alert>
      )}
      {signIn.isError && <RequestError error={signIn.error} secondsLeft={secondsLeft} />}
      <form {...form.formProps} aria-label="Entrar">
        <Stack gap="md">
          <TextField label="E-mail" {...form.register('email')} type="email" autoComplete="username" required />
          <PasswordField
            ref={password}
            label="Senha"
            {...form.register('password')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" size="lg" pending={signIn.isPending} disabled={secondsLeft > 0}>
            Entrar
          </Button>
          <Link asChild>
            <RouterLink to="/recuperar-senha" search={redirectParam}>
              Esqueci minha senha
            </RouterLink>
          </Link>
        </Stack>
      </form>
      {mayBeDemo && (
        <Suspense>
          <DemoSignIn disabled={signIn.isPending || secondsLeft > 0} onSignIn={signIn.mutateAsync} />
        </Suspense>
      )}
    </GuestLayout>
  )
}

/** Whether this may be the demonstration, which runs on the user's machine only; false until the page is idle. */
function useMayBeDemo(): boolean {
  const client = useQueryClient()
  const [idle, setIdle] = useState(false)
  useEffect(() => runWhenIdle(client, () => setIdle(true)), [client])
  return idle && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)
}

/** Signs in and opens the redirect target. */
function useSignIn(redirect: string) {
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
