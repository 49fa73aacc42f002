import { type Company, roleLabels, type User, userStatusLabels } from '@malote/api-client'
import { Button, EmptyState, toast } from '@malote/ui'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useState } from 'react'
import { notifyError } from '../../lib/http/notify-error.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import { type ListState, useChangeListSearch } from '../../lib/lists/list-table.tsx'
import { userColumns } from './user-columns.tsx'
import { type ConfirmedUserAction, UserConfirmDialog } from './user-confirm-dialog.tsx'
import { UserRowActions } from './user-row-actions.tsx'
import { type UserAction, useUserAction } from './users.queries.ts'
import { toSort, toSorting, type UsersSearch } from './users-search.ts'

const loadDrawer = () => import('./user-drawer.tsx')
const UserDrawer = lazy(() => loadDrawer().then((module) => ({ default: module.UserDrawer })))

const getRowId = ({ id }: User) => id
const staffLabels = { operator: roleLabels.operator, manager: roleLabels.manager }

interface UsersPageProps {
  /** The signed-in user. */
  viewer: User
  search: UsersSearch
  list: ListState<User>
  /** The companies of the form; undefined while they load. */
  companies: readonly Company[] | undefined
  companiesFailed: boolean
}

/** `/usuarios`: the users with their roles and last sign-ins; invites, edits and deactivates them. */
export function UsersPage({ viewer, search, list, companies, companiesFailed }: UsersPageProps) {
  const change = useChangeListSearch()
  const [editing, setEditing] = useState<User | 'new'>()
  const [confirming, setConfirming] = useState<{ action: ConfirmedUserAction; user: User }>()
  const invite = useUserAction(undefined)
  // The selected company, or a manager's only one.
  const company = companies?.find(
    ({ id }, _index, all) => id === search.companyId || (isManager(viewer) && all.length === 1),
  )

  const handleAction = (wanted: UserAction, user: User) => {
    if (wanted !== 'invite') return setConfirming({ action: wanted, user })
    invite.mutate(
      { action: wanted, user },
      {
        onSuccess: () =>
          toast.success(`Convite enviado a ${user.email}.`, { description: 'O anterior deixou de valer.' }),
        onError: (error) => notifyError(error, 'Não foi possível enviar o convite.'),
      },
    )
  }
  const newUser = (
    <Button
      tone="primary"
      icon={<UserPlus />}
      onPointerEnter={() => void loadDrawer()}
      onClick={() => setEditing('new')}
    >
      Convidar usuário
    </Button>
  )

  return (
    <ListPage
      title="Usuários"
      nouns={['usuário', 'usuários']}
      list={list}
      search={search}
      searchLabel="Buscar usuários"
      searchPlaceholder="Nome ou e-mail"
      actions={newUser}
      filterNames={['role', 'status']}
      filters={
        <>
          <ChoiceFilter
            label="Perfil"
            options={isManager(viewer) ? staffLabels : roleLabels}
            value={isManager(viewer) && search.role === 'admin' ? undefined : search.role}
            onChange={(role) => change({ role })}
          />
          <ChoiceFilter
            label="Situação"
            options={userStatusLabels}
            value={search.status}
            onChange={(status) => change({ status })}
          />
        </>
      }
      columns={userColumns}
      getRowId={getRowId}
      sorting={toSorting(search.sort)}
      onSortingChange={(sorting) => change({ sort: toSort(sorting) })}
      onRowOpen={setEditing}
      rowActions={(user) => (
        <UserRowActions
          user={user}
          self={user.id === viewer.id}
          inCompany={company !== undefined}
          onEdit={() => setEditing(user)}
          onAct={(wanted) => handleAction(wanted, user)}
        />
      )}
      empty={
        <EmptyState icon={<Users />} title="Nenhum usuário nesta empresa" action={newUser}>
          As pessoas com acesso à plataforma aparecem aqui. Convide a primeira.
        </EmptyState>
      }
    >
      <Suspense>
        {editing && (
          <UserDrawer
            key={editing === 'new' ? editing : editing.id}
            editor={viewer}
            user={editing === 'new' ? undefined : editing}
            companies={companies}
            companiesFailed={companiesFailed}
            companyId={search.companyId}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
      {confirming && <UserConfirmDialog {...confirming} company={company} onClose={() => setConfirming(undefined)} />}
    </ListPage>
  )
}

const isManager = ({ role }: User) => role === 'manager'
