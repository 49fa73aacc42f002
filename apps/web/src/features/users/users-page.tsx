import { type PageMeta, roleLabels, type User, type UserStatus, userStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone, EmptyState, Stack, Table, Text } from '@malote/ui'
import Users from 'lucide-react/icons/users'
import { formatDateTime } from '../../app/formats'
import { ListPage } from '../../app/list-page'

const tones: Record<UserStatus, BadgeTone> = { active: 'success', invited: 'waiting', inactive: 'neutral' }

interface UsersPageProps {
  users: readonly User[]
  meta: PageMeta
  search: string | undefined
}

/** `/usuarios`: who has access, as what, and when they last came. */
export function UsersPage({ users, meta, search }: UsersPageProps) {
  return (
    <ListPage
      title="Usuários"
      searchLabel="Buscar usuários por nome ou e-mail"
      search={search}
      meta={meta}
      empty={
        <EmptyState icon={<Users />} title="Nenhum usuário nesta empresa">
          As pessoas com acesso à plataforma aparecem aqui.
        </EmptyState>
      }
    >
      <Table.Root label="Usuários">
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Nome</Table.HeaderCell>
            <Table.HeaderCell>Perfil</Table.HeaderCell>
            <Table.HeaderCell>Situação</Table.HeaderCell>
            <Table.HeaderCell>Último acesso</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {users.map(({ id, name, email, role, status, lastLoginAt }) => (
            <Table.Row key={id}>
              <Table.Cell>
                <Stack gap="none">
                  <Text weight="medium">{name}</Text>
                  <Text size="sm" tone="subtle">
                    {email}
                  </Text>
                </Stack>
              </Table.Cell>
              <Table.Cell>{roleLabels[role]}</Table.Cell>
              <Table.Cell>
                <Badge tone={tones[status]}>{userStatusLabels[status]}</Badge>
              </Table.Cell>
              <Table.Cell>{lastLoginAt ? formatDateTime(lastLoginAt) : 'Ainda não entrou'}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ListPage>
  )
}
