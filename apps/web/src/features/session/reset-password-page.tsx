import { ApiError } from '@malote/api-client'
import { Alert, Button, Link, PasswordField, Stack } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { type FormInput, usePageForm } from '../../lib/forms/page-form.ts'
import { GuestLayout } from './guest-layout.tsx'
import { loadAuthActions, usePreloadAuthActions } from './preload-auth-actions.ts'
import { RequestError } from './request-error.tsx'
import { useCountdown } from './use-countdown.ts'
import { useRedirectParam } from './use-redirect-param.ts'

const texts = {
  recovery: {
    title: 'Criar senha nova',
    intro: 'Depois de salvar, entre com a senha nova em todos os aparelhos.',
    done: 'Senha trocada',
    after: 'As sessões que estavam abertas foram encerradas.',
  },
  invitation: {
    title: 'Boas-vindas ao Malote',
    intro: 'Você recebeu um acesso. Escolha a sua senha para entrar.',
    done: 'Tudo pronto',
    after: 'Entre com o e-mail que recebeu o convite e a senha que você acabou de escolher.',
  },
} as const

interface ResetPasswordPageProps {
  token: string
  /** Whether the link came with an invitation: the user then has no password yet. */
  invited: boolean
  /** The target after sign-in. */
  redirect: string
}

/** `/recuperar-senha?token=`: sets the first or a new password with the token of the e-mail. */
export function ResetPasswordPage({ token, invited, redirect }: ResetPasswordPageProps) {
  const redirectParam = useRedirectParam(redirect)
  const reset = useMutation({
    mutationFn: async (typed: FormInput) => (await loadAuthActions()).setPassword(typed, token),
  })
  const secondsLeft = useCountdown(reset.error, reset.submittedAt)
  const form = usePageForm(reset.mutateAsync)
  usePreloadAuthActions()
  const { title, intro, done, after } = texts[invited ? 'invitation' : 'recovery']
  const worthless = reset.error instanceof ApiError && reset.error.code === 'invalid_token'

  if (reset.isSuccess) {
    return (
      <GuestLayout title={title} intro={intro}>
        <Alert tone="success" title={done}>
          {after}
        </Alert>
        <Button asChild size="lg">
          <RouterLink to="/entrar" search={redirectParam}>
            Entrar com a senha nova
          </RouterLink>
        </Button>
      </GuestLayout>
    )
  }
  return (
    <GuestLayout title={title} intro={intro}>
      <form {...form.formProps} aria-label={title}>
        <Stack gap="md">
          {reset.isError && <RequestError error={reset.error} secondsLeft={secondsLeft} />}
          <PasswordField
            label="Senha nova"
            {...form.register('password')}
            autoComplete="new-password"
            help="Use pelo menos 10 caracteres. Uma frase curta é fácil de lembrar."
            required
          />
          <Button type="submit" size="lg" pending={reset.isPending} disabled={secondsLeft > 0}>
            Salvar senha
          </Button>
        </Stack>
      </form>
      <Link asChild>
        <RouterLink to={worthless ? '/recuperar-senha' : '/entrar'} search={redirectParam}>
          {worthless ? 'Pedir outro link' : 'Voltar para a entrada'}
        </RouterLink>
      </Link>
    </GuestLayout>
  )
}
