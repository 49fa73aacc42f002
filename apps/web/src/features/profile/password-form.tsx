import { PasswordChange } from '@malote/api-client'
import { Alert, Button, PasswordField, Stack, toast } from '@malote/ui'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { useCheckedForm, validate } from '../session/index.ts'
import { useChangePassword } from './profile.queries.ts'

/** Changes the password, which ends the other sessions. */
export function PasswordForm({ email }: { email: string }) {
  const [count, setCount] = useState(0)
  // The key resets the form after each change, so that no password stays in a field.
  return <Fields key={count} email={email} onDone={() => setCount(count + 1)} />
}

function Fields({ email, onDone }: { email: string; onDone: () => void }) {
  const change = useChangePassword()
  const form = useCheckedForm(async (typed) => {
    await change.mutateAsync(validate(PasswordChange, typed))
    toast.success('Senha trocada.', { description: 'Os outros aparelhos foram desconectados.' })
    onDone()
  })
  const failed = change.isError && Object.keys(form.errors).length === 0
  return (
    <form {...form.props} aria-label="Trocar senha">
      <Stack gap="md">
        {failed && <Alert tone="danger" title={getErrorMessage(change.error)} />}
        {/* Lets password managers find the account of the password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Senha atual"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={form.errors.currentPassword}
        />
        <PasswordField
          label="Senha nova"
          name="password"
          autoComplete="new-password"
          help="Use pelo menos 10 caracteres. Os outros aparelhos precisarão entrar de novo."
          required
          error={form.errors.password}
        />
        <Button type="submit" pending={change.isPending} className="self-start">
          Trocar senha
        </Button>
      </Stack>
    </form>
  )
}
