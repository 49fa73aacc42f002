import { profile } from '@malote/api-client'
import { PasswordField } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { bindNative } from '../../lib/forms/bind-field.tsx'
import { showFieldErrors } from '../../lib/forms/field-errors.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { getFieldErrors } from '../../lib/forms/form-errors.ts'
import { api } from '../../lib/http/api.ts'

const BoundPasswordField = bindNative(PasswordField)

interface PasswordDialogProps {
  /** Called with whether the password was confirmed. */
  onClose: (isConfirmed: boolean) => void
}

/** Confirms the password of the signed-in user, before an action that an unattended session must not do. */
export function PasswordDialog({ onClose }: PasswordDialogProps) {
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const confirm = useMutation({
    mutationFn: (body: { currentPassword: string }) => api(profile.confirmPassword, { body }),
    onSuccess: () => onClose(true),
    onError: (error) => showFieldErrors(form, getFieldErrors(error)),
  })
  return (
    <FormDialog
      title="Confirme a sua senha"
      description="Para proteger a sua conta, esta ação pede a senha de novo. Ela vale por dez minutos."
      size="sm"
      label="Confirmar a senha"
      form={form}
      hideErrorList
      error={confirm.error}
      pending={confirm.isPending}
      submitLabel="Confirmar"
      onSubmit={(body) => confirm.mutate(body)}
      onClose={() => onClose(false)}
    >
      <BoundPasswordField name="currentPassword" label="Senha atual" autoComplete="current-password" required />
    </FormDialog>
  )
}
