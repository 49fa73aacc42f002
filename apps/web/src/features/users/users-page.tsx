import { type Company, formatPhone, roleLabels, type User, type UserStatus, userStatusLabels } from '@malote/api-client'
import {
  Badge,
  type BadgeTone,
  Button,
  type DataTable,
  DropdownMenu,
  EmptyState,
  RelativeTime,
  Stack,
  Text,
  toast,
} from '@malote/ui'
import Ban from 'lucide-react/icons/ban'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Send from 'lucide-react/icons/send'
import Unlink from 'lucide-react/icons/unlink'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { notifyError } from '../../lib/http/notify-error.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { ChoiceFilter } from '../../lib/lists/choice-filter.tsx'
import { ListPage } from '../../lib/lists/list-page.tsx'
import type { ListState } from '../../lib/lists/list-table.tsx'
import { useRowDrawer } from '../../lib/lists/use-row-drawer.tsx'
import { useConfirmedUserAction, useEndAllSessionsAction } from './confirm-user-action.ts'
import { type UserAction, useUserAction } from './users.queries.ts'
import { type UsersSearch, userSorts } from './users-search.ts'

const tones: Record<UserStatus, BadgeTone> = { active: 'success', invited: 'waiting', inactive: 'neutral' }

/** The columns of the list; the ids of sortable columns are the sort names of the API. */
const userColumns: DataTable.Column<User>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    sortable: true,
    value: ({ name }) => name,
    cell: ({ name, email }) => (
      <Stack gap="none" className="md:max-w-80">
        <Text weight="medium">{name}</Text>
        <Text size="sm" tone="subtle">
          {email}
        </Text>
      </Stack>
    ),
  },
  { id: 'role', header: 'Perfil', cardHalfWidth: true, width: 140, cell: ({ role }) => roleLabels[role] },
  {
    id: 'status',
    header: 'Situação',
    cardHalfWidth: true,
    width: 120,
    cell: ({ status }) => <Badge tone={tones[status]}>{userStatusLabels[status]}</Badge>,
  },
  {
    id: 'phone',
    header: 'Telefone',
    cardHalfWidth: true,
    width: 160,
    cell: ({ phone }) => (phone ? formatPhone(phone) : <Text tone="subtle">—</Text>),
  },
  {
    id: 'lastLoginAt',
    header: 'Último acesso',
    cardHalfWidth: true,
    sortable: true,
    width: 160,
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? <RelativeTime value={lastLoginAt} /> : <Text tone="subtle">Ainda não entrou</Text>,
  },
]

const loadDrawer = () => import('./user-drawer.tsx')
const UserDrawer = lazyNamed(loadDrawer, 'UserDrawer')

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
  const invite = useUserAction(undefined)
  // The selected company, or a manager's only one.
  const company = companies?.find(
    ({ id }, _index, all) => id === search.companyId || (isManager(viewer) && all.length === 1),
  )

  const confirmUserAction = useConfirmedUserAction(company)
  const endAllSessions = useEndAllSessionsAction(company)

  const handleAction = (requested: UserAction, user: User) => {
    if (requested !== 'invite') return confirmUserAction(requested, user)
    invite.mutate(
      { action: requested, user },
      {
        onSuccess: () =>
          toast.success(`Convite enviado a ${user.email}.`, { description: 'O anterior deixou de valer.' }),
        onError: (error) => notifyError(error, 'Não foi possível enviar o convite.'),
      },
    )
  }
  const { open, openNew, drawer } = useRowDrawer<User>((user, onClose) => (
    <UserDrawer
      editor={viewer}
      user={user}
      companies={companies}
      companiesFailed={companiesFailed}
      companyId={search.companyId}
      onEndSessions={
        viewer.role === 'admin' && user && user.id !== viewer.id && user.status === 'active'
          ? () => handleAction('endSessions', user)
          : undefined
      }
      onClose={onClose}
    />
  ))
  const newUser = (
    <Button tone="primary" icon={<UserPlus />} onPointerEnter={() => void loadDrawer()} onClick={openNew}>
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
      actions={
        <>
          {viewer.role === 'admin' && (
            <Button variant="outline" tone="neutral" icon={<LogOut />} onClick={endAllSessions}>
              Encerrar sessões
            </Button>
          )}
          {newUser}
        </>
      }
      filterNames={['role', 'status']}
      filters={
        <>
          <ChoiceFilter
            label="Perfil"
            options={isManager(viewer) ? staffLabels : roleLabels}
            search={search}
            name="role"
          />
          <ChoiceFilter label="Situação" options={userStatusLabels} search={search} name="status" />
        </>
      }
      columns={userColumns}
      sorts={userSorts}
      onRowOpen={open}
      rowActions={(user) => (
        <UserRowActions
          user={user}
          self={user.id === viewer.id}
          endsSessions={viewer.role === 'admin'}
          inCompany={company !== undefined}
          onEdit={() => open(user)}
          onAct={(requested) => handleAction(requested, user)}
        />
      )}
      empty={
        <EmptyState icon={<Users />} title="Nenhum usuário nesta empresa" action={newUser}>
          As pessoas com acesso à plataforma aparecem aqui. Convide a primeira.
        </EmptyState>
      }
    >
      {drawer}
    </ListPage>
  )
}

const isManager = ({ role }: User) => role === 'manager'

interface UserRowActionsProps {
  user: User
  /** Whether the row is the signed-in user. */
  self: boolean
  /** Whether the signed-in user may end the sessions of others. */
  endsSessions: boolean
  /** Whether a company is selected, from which the user can be removed. */
  inCompany: boolean
  onEdit: () => void
  onAct: (action: UserAction) => void
}

/** The row's menu of actions. Users cannot remove their own access. */
function UserRowActions({ user, self, endsSessions, inCompany, onEdit, onAct }: UserRowActionsProps) {
  return (
    <>
      <DropdownMenu.Item icon={<Pencil />} onSelect={onEdit}>
        Editar usuário
      </DropdownMenu.Item>
      {user.status === 'invited' && (
        <DropdownMenu.Item icon={<Send />} onSelect={() => onAct('invite')}>
          Enviar convite de novo
        </DropdownMenu.Item>
      )}
      {!self && endsSessions && user.status === 'active' && (
        <DropdownMenu.Item icon={<LogOut />} onSelect={() => onAct('endSessions')}>
          Encerrar sessões
        </DropdownMenu.Item>
      )}
      {!self && inCompany && user.role !== 'admin' && (
        <DropdownMenu.Item icon={<Unlink />} onSelect={() => onAct('unlink')}>
          Remover da empresa
        </DropdownMenu.Item>
      )}
      {!self &&
        (user.status === 'inactive' ? (
          <DropdownMenu.Item icon={<RotateCcw />} onSelect={() => onAct('reactivate')}>
            Reativar usuário
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item icon={<Ban />} tone="danger" onSelect={() => onAct('deactivate')}>
            Desativar usuário
          </DropdownMenu.Item>
        ))}
    </>
  )
}
