import { auth, Password } from '@malote/api-client'
import { Alert, Button, Link, PasswordField, Stack } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { api } from '../../app/api'
import { messageOf } from '../../app/form-errors'
import { GuestLayout } from './guest-layout'
import { useCheckedForm } from './use-checked-form'

const NewPassword = z.object({ password: Password })

/** `/recuperar-senha?token=`: sets the new password with the token of the e-mail. */
export function ResetPasswordPage({ token }: { token: string }) {
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => api(auth.resetPassword, { body: { token, password } }),
  })
  const form = useCheckedForm(NewPassword, reset.mutateAsync)

  return (
    <GuestLayout title="Criar senha nova" intro="Depois de salvar, entre com a senha nova em todos os aparelhos.">
      {reset.isSuccess ? (
        <Alert tone="success" title="Senha trocada">
          As sessões que estavam abertas foram encerradas.
        </Alert>
      ) : (
        <form {...form.props} aria-label="Criar senha nova">
          <Stack gap="md">
            {reset.isError && <Alert tone="danger" title={messageOf(reset.error)} />}
            <PasswordField
              label="Senha nova"
              name="password"
              autoComplete="new-password"
              help="Use pelo menos 10 caracteres. Uma frase curta é fácil de lembrar."
              required
              error={form.errors.password}
            />
            <Button type="submit" size="lg" pending={reset.isPending}>
              Salvar senha
            </Button>
          </Stack>
        </form>
      )}
      <Link asChild>
        <RouterLink to={reset.isError ? '/recuperar-senha' : '/entrar'}>
          {reset.isError ? 'Pedir outro link' : 'Voltar para a entrada'}
        </RouterLink>
      </Link>
    </GuestLayout>
  )
}
