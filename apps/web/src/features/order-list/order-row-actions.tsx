import { isDeliveryTeam, type ServiceOrderSummary, type User } from '@malote/api-client'
import { DropdownMenu, toast } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'
import type { Acceptance } from './row-step.tsx'

interface RowActionsProps {
  order: ServiceOrderSummary
  user: User
  /** Absent where other steps contain the acceptance. */
  onAccept?: (acceptance: Acceptance) => void
}

/** The row's menu of actions. */
export const RowActions = ({ order, order: { orderNumber, status }, user, onAccept }: RowActionsProps) => (
  <>
    {onAccept && status === 'requested' && isDeliveryTeam(user) && (
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
    <DropdownMenu.Item icon={<Copy />} onSelect={() => void copy(orderNumber)}>
      Copiar número
    </DropdownMenu.Item>
    <DropdownMenu.Item icon={<ExternalLink />} asChild>
      <Link to="/ordens-de-servico/$orderNumber" params={{ orderNumber }} target="_blank">
        Abrir em nova aba
      </Link>
    </DropdownMenu.Item>
  </>
)

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(`${text} copiado.`)
  } catch {
    toast.error('Não foi possível copiar.', { description: `Selecione e copie: ${text}` })
  }
}
