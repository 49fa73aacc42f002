import { formatPhone, roleLabels, type User, type UserStatus, userStatusLabels } from '@malote/api-client'
import { Badge, type BadgeTone, type DataTable, RelativeTime, Stack, Text } from '@malote/ui'

const tones: Record<UserStatus, BadgeTone> = { active: 'success', invited: 'waiting', inactive: 'neutral' }

/** The columns of the list; the ids of sortable columns are the sort names of the API. */
export const userColumns: DataTable.Column<User>[] = [
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
