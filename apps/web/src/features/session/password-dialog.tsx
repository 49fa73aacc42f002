import { profile } from '@malote/api-client'
import { PasswordField } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { getFieldErrors } from '../../lib/forms/form-errors.ts'
import { api } from '../../lib/http/api.ts'

interface PasswordDialogProps {
  /** Called with whether the password was confirmed. */
  onClose: (isConfirmed: boolean) => void
}

/** Confirms the password of the signed-in user, before an action that an unattended session must not do. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const confirm = useMutation({
    mutationFn: (currentPassword: string) => api(profile.confirmPassword, { body: { currentPassword } }),
    onSuccess: () => onClose(true),
  })
  const fieldError = getFieldErrors(confirm.error).currentPassword
  return (
    <FormDialog
      title="Confirme a sua senha"
      description="Para proteger a sua conta, esta ação pede a senha de novo. Ela vale por dez minutos."
      size="sm"
      label="Confirmar a senha"
      error={fieldError ? null : confirm.error}
      pending={confirm.isPending}
      submitLabel="Confirmar"
      onSubmit={(form) => confirm.mutate(String(form.get('currentPassword') ?? ''))}
      onClose={() => onClose(false)}
    >
      <PasswordField
        label="Senha atual"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={fieldError}
      />
    </FormDialog>
  )
}
