import { type Company, type Role, roleLabels } from '@malote/api-client'
import { Checkbox, MultiSelect, RadioGroup, Stack, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CodeController, useTextFields } from '../../lib/forms/field-binding.tsx'
import { userLabels } from '../../lib/forms/field-labels.ts'
import type { UserValues } from './user-form.ts'

interface UserFieldsProps {
  /** The roles that the signed-in user may assign; empty when the role is read-only. */
  roles: readonly Role[]
  /** The companies to choose from; undefined while they load. */
  companies: readonly Company[] | undefined
  companiesFailed: boolean
  /** The help text of the e-mail field, for a new user. */
  emailHelp: string | undefined
  /** Offers the permission "despacho", which needs the membership of a company. */
  dispatch?: boolean
}

const roleHelp: Record<Role, string> = {
  operator: 'Solicita e executa ordens das empresas em que está.',
  manager: 'Cuida das ordens, dos usuários e dos locais das próprias empresas.',
  admin: 'Vê e muda tudo, em todas as empresas.',
}

/** The data, the role and the companies of a user. */
export function UserFields({ roles, companies, companiesFailed, emailHelp, dispatch = false }: UserFieldsProps) {
  const { register, control, formState } = useFormContext<UserValues>()
  const text = useTextFields<UserValues>()
  const { errors } = formState
  const role = useWatch<UserValues, 'role'>({ control, name: 'role' })
  const carriesOut = useWatch<UserValues, 'carriesOut'>({ control, name: 'carriesOut' })
  const companyIds = useWatch<UserValues, 'companyIds'>({ control, name: 'companyIds' })
  const dispatchable = (companies ?? []).filter(({ id }) => companyIds.includes(id))
  return (
    <Stack gap="md">
      <TextField label={userLabels.name} required maxLength={120} autoComplete="off" {...text('name')} />
      <TextField
        label={userLabels.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        help={emailHelp}
        {...text('email')}
      />
      <CodeController
        control={control}
        name="phone"
        render={(field) => <MaskedField {...field} kind="phone" label={userLabels.phone} optional autoComplete="off" />}
      />
      {roles.length > 0 && (
        <Controller
          control={control}
          name="role"
          render={({ field: { onChange, value, name } }) => (
            <RadioGroup
              label={userLabels.role}
              name={name}
              required
              options={roles.map((one) => ({ value: one, label: roleLabels[one], help: roleHelp[one] }))}
              value={value}
              onValueChange={onChange}
              error={errors.role?.message}
            />
          )}
        />
      )}
      {role === 'operator' && roles.includes('admin') && (
        <Checkbox
          label={userLabels.carriesOut}
          help="Lê notas e comentários internos, aceita e executa ordens. Sem isto, vê só o que a empresa vê."
          {...register('carriesOut')}
        />
      )}
      {role !== 'admin' && companies?.length !== 1 && (
        <Controller
          control={control}
          name="companyIds"
          render={({ field: { onChange, value, ...field } }) => (
            <MultiSelect
              {...field}
              label={userLabels.companyIds}
              help={
                companyIds.length === 0
                  ? 'Sem empresa, a pessoa entra e ainda não vê nada. Dá para escolher depois.'
                  : 'A pessoa só vê o que é destas empresas.'
              }
              placeholder="Busque empresas pelo nome"
              emptyText="Nenhuma empresa disponível"
              options={(companies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={value}
              onValueChange={onChange}
              error={
                errors.companyIds?.message ??
                (companiesFailed ? 'Não foi possível carregar as empresas. Feche e abra de novo.' : undefined)
              }
            />
          )}
        />
      )}
      {dispatch && role === 'operator' && carriesOut && dispatchable.length > 0 && (
        <Controller
          control={control}
          name="dispatchIds"
          render={({ field: { onChange, value, ...field } }) => (
            <MultiSelect
              {...field}
              label={userLabels.dispatchIds}
              help="Nestas empresas, passa ordens também a outras pessoas. Nas demais, só assume para si."
              placeholder="Nenhuma empresa"
              emptyText="Nenhuma empresa disponível"
              options={dispatchable.map(({ id, name }) => ({ value: id, label: name }))}
              value={value.filter((id) => companyIds.includes(id))}
              onValueChange={onChange}
            />
          )}
        />
      )}
    </Stack>
  )
}
