import type { User } from '@malote/api-client'
import { DropdownMenu } from '@malote/ui'
import Ban from 'lucide-react/icons/ban'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Send from 'lucide-react/icons/send'
import Unlink from 'lucide-react/icons/unlink'
import type { UserAction } from './users.queries.ts'

interface UserRowActionsProps {
  user: User
  /** Whether the row is the signed-in user. */
  self: boolean
  /** Whether a company is selected, from which the user can be removed. */
  inCompany: boolean
  onEdit: () => void
  onAct: (action: UserAction) => void
}

/** The row's menu of actions. Users cannot remove their own access. */
export function UserRowActions({ user, self, inCompany, onEdit, onAct }: UserRowActionsProps) {
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
      {!self && inCompany && user.role !== 'admin' && (
        <DropdownMenu.Item icon={<Unlink />} onSelect={() => onAct('unlink')}>
          Tirar da empresa
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
