import { Credentials } from '@malote/api-client'
import { Alert, Button, Link, PasswordField, Stack, TextField } from '@malote/ui'
import { getRouteApi, Link as RouterLink } from '@tanstack/react-router'
import { messageOf } from '../../app/form-errors'
import { GuestLayout } from './guest-layout'
import { useCheckedForm } from './use-checked-form'
import { useSignIn } from './use-sign-in'

const root = getRouteApi('__root__')

/** `/entrar`: e-mail and password, and after them the page that was asked for. */
export function SignInPage({ redirect }: { redirect: string }) {
  const { startupError } = root.useRouteContext()
  const signIn = useSignIn(redirect)
  const form = useCheckedForm(Credentials, signIn.mutateAsync)

  return (
    <GuestLayout title="Entrar" intro="Solicite entregas e acompanhe cada uma até a porta.">
      {startupError !== undefined && !signIn.isError && (
        <Alert tone="warning" title="Não conseguimos confirmar a sua sessão">
          <Stack gap="sm">
            {messageOf(startupError)}
            <Link asChild>
              <a href={`/?redirect=${encodeURIComponent(redirect)}`}>Tentar de novo</a>
            </Link>
          </Stack>
        </Alert>
      )}
      {signIn.isError && <Alert tone="danger" title={messageOf(signIn.error)} />}
      <form {...form.props} aria-label="Entrar">
        <Stack gap="md">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            error={form.errors.email}
          />
          <PasswordField
            label="Senha"
            name="password"
            autoComplete="current-password"
            required
            error={form.errors.password}
          />
          <Button type="submit" size="lg" pending={signIn.isPending}>
            Entrar
          </Button>
          <Link asChild>
            <RouterLink to="/recuperar-senha">Esqueci minha senha</RouterLink>
          </Link>
        </Stack>
      </form>
    </GuestLayout>
  )
}
