import { type Company, NewUser, type Role, type User } from '@malote/api-client'
import { Button, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { LoadedDrawer } from '../../lib/forms/loaded-drawer.tsx'
import { UserFields } from './user-fields.tsx'
import {
  NewCompanyUser,
  toCompanyIds,
  toFormValues,
  toNewUser,
  toUserEdit,
  UserEditRequest,
  type UserValues,
} from './user-form.ts'
import { membershipsQuery, useCreateUser, useEditUser } from './users.queries.ts'

interface UserDrawerProps {
  /** The signed-in user. */
  editor: User
  /** The edited user; absent for a new one. */
  user: User | undefined
  companies: readonly Company[] | undefined
  companiesFailed: boolean
  /** The selected company, preselected for a new user. */
  companyId: string | undefined
  /** Absent where the signed-in user must not end the sessions of the edited one. */
  onEndSessions?: (() => void) | undefined
  onClose: () => void
}

/** Creates or edits a user. */
export function UserDrawer({ user, ...rest }: UserDrawerProps) {
  return user ? <EditUser user={user} {...rest} /> : <NewUserForm {...rest} />
}

/** A manager must not create admins (product, section 2). */
const rolesFor = (editor: User): readonly Role[] =>
  editor.role === 'admin' ? ['operator', 'manager', 'admin'] : ['operator', 'manager']

function NewUserForm({ editor, companies, companiesFailed, companyId, onClose }: Omit<UserDrawerProps, 'user'>) {
  const only = companies?.length === 1 ? companies[0]?.id : undefined
  const first = companyId ?? only
  const form = useForm<UserValues>({
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      role: 'operator',
      companyIds: first ? [first] : [],
      carriesOut: editor.role === 'admin',
      dispatchIds: [],
    },
  })
  const create = useCreateUser()
  return (
    <FormDrawer
      title="Convidar usuário"
      submitLabel="Enviar convite"
      form={form}
      schema={editor.role === 'manager' ? NewCompanyUser : NewUser}
      toRequest={toNewUser}
      labels={userLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (body) => {
        const { name, email } = await create.mutateAsync(body)
        const needsCompany = body.role !== 'admin' && body.companyIds.length === 0
        toast.success(`Convite de ${name} a caminho.`, {
          description: needsCompany
            ? `Enviamos para ${email}. Sem empresa, a pessoa ainda não vê nada: escolha as empresas dela.`
            : `Enviamos para ${email}.`,
        })
        onClose()
      }}
      onClose={onClose}
    >
      <UserFields
        roles={rolesFor(editor)}
        companies={companies}
        companiesFailed={companiesFailed}
        emailHelp="Enviamos para cá o convite, que vale por 7 dias. A pessoa escolhe a própria senha."
      />
    </FormDrawer>
  )
}

type EditUserProps = Omit<UserDrawerProps, 'user'> & { user: User }

function EditUser(props: EditUserProps) {
  const memberships = useQuery(membershipsQuery(props.user.id))
  return (
    <LoadedDrawer title={`Editar ${props.user.name}`} query={memberships} onClose={props.onClose}>
      {(loaded) => <EditUserForm {...props} belongsTo={toCompanyIds(loaded)} />}
    </LoadedDrawer>
  )
}

function EditUserForm(props: EditUserProps & { belongsTo: ReturnType<typeof toCompanyIds> }) {
  const { editor, user, companies, companiesFailed, belongsTo, onEndSessions, onClose } = props
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(user, belongsTo))
  const form = useForm<UserValues>({ defaultValues: before })
  const edit = useEditUser()
  const self = user.id === editor.id
  return (
    <FormDrawer
      title={`Editar ${user.name}`}
      submitLabel="Salvar mudanças"
      form={form}
      schema={UserEditRequest}
      toRequest={(values) => toUserEdit(values, before)}
      labels={userLabels}
      pending={edit.isPending}
      error={edit.error}
      version={user.version}
      onSave={async ({ companyIds = before.companyIds, dispatchIds = before.dispatchIds, ...changes }, version) => {
        const join = companyIds.filter((id) => !before.companyIds.includes(id))
        const leave = before.companyIds.filter((id) => !companyIds.includes(id))
        const dispatch = companyIds
          .map((companyId) => ({ companyId, dispatches: dispatchIds.includes(companyId) }))
          .filter(({ companyId, dispatches }) => dispatches !== before.dispatchIds.includes(companyId))
        await edit.mutateAsync({ id: user.id, changes, version, join, leave, dispatch })
        toast.success(`${changes.name ?? user.name}: mudanças salvas.`)
        onClose()
      }}
      onClose={onClose}
    >
      <UserFields
        dispatch
        // Users cannot change their own role, because a mistake would lock them out.
        roles={self ? [] : rolesFor(editor)}
        companies={companies}
        companiesFailed={companiesFailed}
        emailHelp={
          user.status === 'invited' ? 'Um e-mail novo recebe outro convite, e o anterior deixa de valer.' : undefined
        }
      />
      {onEndSessions && (
        <Button variant="outline" tone="danger" className="self-start" onClick={onEndSessions}>
          Encerrar sessões
        </Button>
      )}
    </FormDrawer>
  )
}
