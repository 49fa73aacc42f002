import { type Company, NewUser, type Role, type User } from '@malote/api-client'
import { Button, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadedDrawer } from '../../components/loaded-drawer.tsx'
import { userLabels } from '../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
import { UserFields } from './user-fields.tsx'
import { NewCompanyUser, toCompanyIds, toFormValues, toNewUser, toUserEdit, UserEditRequest } from './user-form.ts'
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
  const create = useCreateUser()
  return (
    <ResourceDrawer
      title="Convidar usuário"
      submitLabel="Enviar convite"
      values={{
        name: '',
        email: '',
        phone: '',
        role: 'operator',
        companyIds: first ? [first] : [],
        carriesOut: editor.role === 'admin',
        dispatchIds: [],
      }}
      schema={editor.role === 'manager' ? NewCompanyUser : NewUser}
      toRequest={toNewUser}
      labels={userLabels}
      onSave={async (body) => {
        const { name, email } = await create.mutateAsync(body)
        const needsCompany = body.role !== 'admin' && body.companyIds.length === 0
        toast.success(`Convite de ${name} a caminho.`, {
          description: needsCompany
            ? `Enviamos para ${email}. Sem empresa, a pessoa ainda não vê nada: escolha as empresas dela.`
            : `Enviamos para ${email}.`,
        })
      }}
      onClose={onClose}
    >
      <UserFields
        roles={rolesFor(editor)}
        companies={companies}
        companiesFailed={companiesFailed}
        emailHelp="Enviamos para cá o convite, que vale por 7 dias. A pessoa escolhe a própria senha."
      />
    </ResourceDrawer>
  )
}

type EditUserProps = Omit<UserDrawerProps, 'user'> & { user: User }

function EditUser({ editor, user, companies, companiesFailed, onEndSessions, onClose }: EditUserProps) {
  const loading = useQuery(membershipsQuery(user.id))
  const edit = useEditUser()
  const self = user.id === editor.id
  const title = `Editar ${user.name}`
  return (
    <LoadedDrawer title={title} query={loading} onClose={onClose}>
      {(memberships) => (
        <ResourceDrawer
          title={title}
          values={toFormValues(user, toCompanyIds(memberships))}
          schema={UserEditRequest}
          toRequest={toUserEdit}
          labels={userLabels}
          entity="user"
          version={user.version}
          onSave={async (request, { before, version }) => {
            const { companyIds = before.companyIds, dispatchIds = before.dispatchIds, ...changes } = request
            const join = companyIds.filter((id) => !before.companyIds.includes(id))
            const leave = before.companyIds.filter((id) => !companyIds.includes(id))
            const dispatch = companyIds
              .map((companyId) => ({ companyId, dispatches: dispatchIds.includes(companyId) }))
              .filter(({ companyId, dispatches }) => dispatches !== before.dispatchIds.includes(companyId))
            await edit.mutateAsync({ id: user.id, changes, version, join, leave, dispatch })
            toast.success(`${changes.name ?? user.name}: alterações salvas.`)
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
              user.status === 'invited'
                ? 'Um e-mail novo recebe outro convite, e o anterior deixa de valer.'
                : undefined
            }
          />
          {onEndSessions && (
            <Button variant="outline" tone="danger" className="self-start" onClick={onEndSessions}>
              Encerrar sessões
            </Button>
          )}
        </ResourceDrawer>
      )}
    </LoadedDrawer>
  )
}
