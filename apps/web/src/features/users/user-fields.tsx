import { type Company, type Role, roleLabels } from '@malote/api-client'
import { MultiSelect, Stack } from '@malote/ui'
import { useWatch } from 'react-hook-form'
import { bindValue, useBoundValue } from '../../lib/forms/bind-field.tsx'
import { BoundCheckbox, BoundRadioGroup, BoundTextField } from '../../lib/forms/bound-fields.ts'
import { BoundMaskedField } from '../../lib/forms/bound-masked-field.ts'
import { userLabels } from '../../lib/forms/field-labels.ts'
import type { UserValues } from './user-form.ts'

const BoundMultiSelect = bindValue(MultiSelect)

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
  const role = useWatch<UserValues, 'role'>({ name: 'role' })
  const carriesOut = useWatch<UserValues, 'carriesOut'>({ name: 'carriesOut' })
  const companyIds = useWatch<UserValues, 'companyIds'>({ name: 'companyIds' })
  const dispatchable = (companies ?? []).filter(({ id }) => companyIds.includes(id))
  return (
    <Stack gap="md">
      <BoundTextField<UserValues> name="name" label={userLabels.name} required maxLength={120} autoComplete="off" />
      <BoundTextField<UserValues>
        name="email"
        label={userLabels.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        help={emailHelp}
      />
      <BoundMaskedField<UserValues> name="phone" kind="phone" label={userLabels.phone} optional autoComplete="off" />
      {roles.length > 0 && (
        <BoundRadioGroup<UserValues>
          name="role"
          label={userLabels.role}
          required
          options={roles.map((one) => ({ value: one, label: roleLabels[one], help: roleHelp[one] }))}
        />
      )}
      {role === 'operator' && roles.includes('admin') && (
        <BoundCheckbox<UserValues>
          name="carriesOut"
          label={userLabels.carriesOut}
          help="Lê notas e comentários internos, aceita e executa ordens. Sem isto, vê só o que a empresa vê."
        />
      )}
      {role !== 'admin' && companies?.length !== 1 && (
        <BoundMultiSelect<UserValues>
          name="companyIds"
          label={userLabels.companyIds}
          help={
            companyIds.length === 0
              ? 'Sem empresa, a pessoa entra e ainda não vê nada. Dá para escolher depois.'
              : 'A pessoa só vê o que é destas empresas.'
          }
          placeholder="Busque empresas pelo nome"
          emptyText="Nenhuma empresa disponível"
          options={toOptions(companies)}
          error={companiesFailed && 'Não foi possível carregar as empresas. Feche e abra de novo.'}
        />
      )}
      {dispatch && role === 'operator' && carriesOut && dispatchable.length > 0 && (
        <DispatchField companies={dispatchable} />
      )}
    </Stack>
  )
}

const toOptions = (companies: readonly Company[] = []) => companies.map(({ id, name }) => ({ value: id, label: name }))

/** Of the user's companies, those with the permission "despacho". A removed company keeps it until the user is saved. */
function DispatchField({ companies }: { companies: readonly Company[] }) {
  const field = useBoundValue<UserValues, 'dispatchIds'>('dispatchIds')
  return (
    <MultiSelect
      {...field}
      label={userLabels.dispatchIds}
      help="Nestas empresas, passa ordens também a outras pessoas. Nas demais, só assume para si."
      placeholder="Nenhuma empresa"
      emptyText="Nenhuma empresa disponível"
      options={toOptions(companies)}
      value={field.value.filter((id) => companies.some((company) => company.id === id))}
    />
  )
}
