import { Alert, Button, Link, Stack, TextField } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { focusElement } from '../../lib/browser/focus-element.ts'
import { type FormInput, usePageForm } from '../../lib/forms/page-form.ts'
import { GuestLayout } from './guest-layout.tsx'
import { loadAuthActions, usePreloadAuthActions } from './preload-auth-actions.ts'
import { RequestError } from './request-error.tsx'
import { useCountdown } from './use-countdown.ts'
import { useRedirectParam } from './use-redirect-param.ts'

/**
 * `/recuperar-senha`: requests a password link by e-mail. The response is the same whether or not the account exists.
 */
export function RequestPasswordPage({ redirect }: { redirect: string }) {
  const redirectParam = useRedirectParam(redirect)
  const request = useMutation({
    mutationFn: async (typed: FormInput) => (await loadAuthActions()).requestPasswordLink(typed, redirectParam),
  })
  const secondsLeft = useCountdown(request.error, request.submittedAt)
  const form = usePageForm(request.mutateAsync)
  usePreloadAuthActions()

  return (
    <GuestLayout title="Recuperar senha" intro="Enviaremos um link para você criar uma senha nova.">
      {request.isSuccess ? (
        <Alert tone="success" title="Confira a sua caixa de entrada" tabIndex={-1} ref={focusElement}>
          Se {String(request.variables.email).trim()} tiver cadastro, o link chega em alguns minutos e vale por 30
          minutos. Não chegou? Olhe na pasta de spam antes de pedir outro.
        </Alert>
      ) : (
        <form {...form.formProps} aria-label="Recuperar senha">
          <Stack gap="md">
            {request.isError && <RequestError error={request.error} secondsLeft={secondsLeft} />}
            <TextField label="E-mail" {...form.register('email')} type="email" autoComplete="username" required />
            <Button type="submit" size="lg" pending={request.isPending} disabled={secondsLeft > 0}>
              Enviar link
            </Button>
          </Stack>
        </form>
      )}
      <Link asChild>
        <RouterLink to="/entrar" search={redirectParam}>
          Voltar para a entrada
        </RouterLink>
      </Link>
    </GuestLayout>
  )
}
