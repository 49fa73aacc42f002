import { NewUser, Phone, type User } from '@malote/api-client'
import { Alert, Button, PasswordField, Stack, TextField, toast } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getChangedFields } from '../../lib/forms/changed-fields.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { useCheckedForm, validate } from '../session/index.ts'
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
  const [email, setEmail] = useState(user.email)
  const moved = email.trim().toLowerCase() !== user.email
  const form = useCheckedForm(async (typed) => {
    const { currentPassword, ...data } = validate(OwnData, typed)
    const { name, phone } = user
    const changes = getChangedFields(data, { name, email: user.email, phone })
    if (Object.keys(changes).length > 0)
      await save.mutateAsync({ ...changes, ...(changes.email && { currentPassword }) })
    toast.success('Seus dados foram salvos.')
  })
  const failed = save.isError && Object.keys(form.errors).length === 0
  return (
    <form {...form.props} aria-label="Meus dados de acesso">
      <Stack gap="md">
        {failed && <Alert tone="danger" title={getErrorMessage(save.error)} />}
        <TextField
          label="Nome"
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={user.name}
          error={form.errors.name}
        />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          help="É com ele que você entra. Uma troca é avisada no endereço antigo."
          value={email}
          onValueChange={setEmail}
          error={form.errors.email}
        />
        {moved && (
          <PasswordField
            label="Senha atual"
            name="currentPassword"
            autoComplete="current-password"
            help="Para trocar o e-mail, confirme que é você."
            required
            error={form.errors.currentPassword}
          />
        )}
        <MaskedField
          kind="phone"
          label="Telefone"
          name="phone"
          autoComplete="tel-national"
          optional
          defaultValue={user.phone?.replace(/^\+55/, '') ?? null}
          error={form.errors.phone}
        />
        <Button type="submit" pending={save.isPending} className="self-start">
          Salvar dados
        </Button>
      </Stack>
    </form>
  )
}
