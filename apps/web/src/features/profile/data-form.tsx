import { NewUser, Phone, type User } from '@malote/api-client'
import { Alert, Button, PasswordField, Stack, TextField, toast } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFieldFocus } from '../../lib/browser/use-field-focus.ts'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { usePageForm } from '../../lib/forms/page-form.ts'
import { validate } from '../../lib/forms/validate.ts'
import { useSaveProfile } from './profile.queries.ts'

const OwnData = z.object({
  name: NewUser.shape.name,
  email: NewUser.shape.email,
  phone: z.pipe(
    z.transform((typed: unknown) => (typed === '' ? null : typed)),
    z.nullable(Phone),
  ),
  currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})

/** Edits the user's own data. A new e-mail requires the password, because it can reset the password. */
export function DataForm({ user }: { user: User }) {
  const save = useSaveProfile()
  const form = usePageForm(async (typed) => {
    const { currentPassword, ...data } = validate(OwnData, typed)
    const { name, phone } = user
    const changes = getChangedFields(data, { name, email: user.email, phone })
    if (Object.keys(changes).length > 0)
      await save.mutateAsync({ ...changes, ...(changes.email && { currentPassword }) })
    toast.success('Seus dados foram salvos.')
  })
  const fieldFocus = useFieldFocus()
  const failed = save.isError && !form.hasFieldErrors
  return (
    <form {...form.formProps} aria-label="Meus dados de acesso">
      <Stack gap="md">
        {failed && <Alert tone="danger" title={getErrorMessage(save.error)} />}
        {/* The key shows what is stored. */}
        <Stack key={user.updatedAt} ref={fieldFocus} gap="md">
          <DataFields user={user} register={form.register} />
        </Stack>
        <Button type="submit" pending={save.isPending} className="self-start">
          Salvar dados
        </Button>
      </Stack>
    </form>
  )
}

interface DataFieldsProps {
  user: User
  register: ReturnType<typeof usePageForm>['register']
}

function DataFields({ user, register }: DataFieldsProps) {
  const [email, setEmail] = useState(user.email)
  const moved = email.trim().toLowerCase() !== user.email
  return (
    <>
      <TextField
        label="Nome"
        {...register('name')}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={user.name}
      />
      <TextField
        label="E-mail"
        {...register('email')}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        help="É com ele que você entra. Uma troca é avisada no endereço antigo."
        value={email}
        onValueChange={setEmail}
      />
      {moved && (
        <PasswordField
          label="Senha atual"
          {...register('currentPassword')}
          autoComplete="current-password"
          help="Para trocar o e-mail, confirme que é você."
          required
        />
      )}
      <MaskedField
        kind="phone"
        label="Telefone"
        {...register('phone')}
        autoComplete="tel-national"
        optional
        defaultValue={user.phone?.replace(/^\+55/, '') ?? null}
      />
    </>
  )
}
