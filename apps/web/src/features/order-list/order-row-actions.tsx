import { isDeliveryTeam, type ServiceOrderSummary, type User } from '@malote/api-client'
import { Button, DropdownMenu } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import { copyText } from '../../lib/browser/copy-text.ts'
import type { Acceptance } from './row-step.tsx'

/** Whether an order waits for acceptance by a user of this kind. */
export const canAccept = ({ status }: Pick<ServiceOrderSummary, 'status'>, user: User): boolean =>
  status === 'requested' && isDeliveryTeam(user)

interface RowActionsProps {
  order: ServiceOrderSummary
  user: User
  /** Absent where other steps contain the acceptance. */
  onAccept?: (acceptance: Acceptance) => void
}

/** The row's menu of actions. */
export const RowActions = ({ order, order: { orderNumber, status }, user, onAccept }: RowActionsProps) => (
  <>
    {onAccept && canAccept(order, user) && (
      <DropdownMenu.Item icon={<Check />} onSelect={() => onAccept({ order })}>
        Aceitar
      </DropdownMenu.Item>
    )}
    {status === 'draft' && (
      <DropdownMenu.Item icon={<Pencil />} asChild>
        <Link to="/ordens-de-servico/criar" search={{ rascunho: orderNumber }}>
          Continuar rascunho
        </Link>
      </DropdownMenu.Item>
    )}
    <DropdownMenu.Item icon={<CopyPlus />} asChild>
      <Link to="/ordens-de-servico/criar" search={{ de: orderNumber }}>
        Solicitar outra igual
      </Link>
    </DropdownMenu.Item>
    {status !== 'draft' && (
      <DropdownMenu.Item icon={<Tag />} asChild>
        <Link to="/ordens-de-servico/$orderNumber/etiqueta" params={{ orderNumber }}>
          Imprimir etiqueta
        </Link>
      </DropdownMenu.Item>
    )}
    <DropdownMenu.Item icon={<Copy />} onSelect={() => void copyText(orderNumber, `${orderNumber} copiado.`)}>
      Copiar número
    </DropdownMenu.Item>
    <DropdownMenu.Item icon={<ExternalLink />} asChild>
      <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} target="_blank">
        Abrir em nova aba
      </Link>
    </DropdownMenu.Item>
  </>
)

interface AcceptButtonProps {
  order: ServiceOrderSummary
  onAccept: (acceptance: Acceptance) => void
}

/** The acceptance of an order in its card. */
export const AcceptButton = ({ order, onAccept }: AcceptButtonProps) => (
  <Button size="sm" aria-label={`Aceitar ${order.orderNumber}`} onClick={() => onAccept({ order })}>
    Aceitar
  </Button>
)
