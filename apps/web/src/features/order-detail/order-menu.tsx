import { getAssignmentError, getEditScope, receiptStatuses, type ServiceOrder, type User } from '@malote/api-client'
import { Button, DropdownMenu, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FilePen from 'lucide-react/icons/file-pen'
import FileText from 'lucide-react/icons/file-text'
import Pencil from 'lucide-react/icons/pencil'
import Scale from 'lucide-react/icons/scale'
import Share2 from 'lucide-react/icons/share-2'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import Wrench from 'lucide-react/icons/wrench'
import { type ComponentType, Suspense, useState } from 'react'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { draftKey } from '../../lib/storage/drafts.ts'
import { listStoredKeys } from '../../lib/storage/storage.ts'
import { getAssignLabel } from '../orders/assign-text.ts'
import { actionsQuery, useDuplicateOrder, useRemoveDraft } from '../orders/order/order.queries.ts'
import type { EditOrderDrawerProps } from '../orders/order-slots.ts'
import { viewerRole } from '../orders/viewer-role.ts'

const ShareDialog = lazyNamed(() => import('./share-dialog.tsx'), 'ShareDialog')
const CorrectStatusDialog = lazyNamed(() => import('./correct-status-dialog.tsx'), 'CorrectStatusDialog')

const EvidenceDialog = lazyNamed(() => import('./evidence-dialog.tsx'), 'EvidenceDialog')
const AssignDialog = lazyNamed(() => import('./assign-dialog.tsx'), 'AssignDialog')

type Opened = 'recover' | 'edit' | 'share' | 'evidence' | 'assign' | 'correct'

/** The storage key of unsaved edits, of all tabs. */
const editDraftKey = (user: User, order: ServiceOrder) => draftKey(user.id, `editar:${order.orderNumber}`)

/** The state of the actions on an order other than its next step, which buttons and a menu share. */
export function useOrderMenu(order: ServiceOrder, user: User) {
  // Reopens an edit that an ended session or a closed tab interrupted.
  const [opened, open] = useState<Opened | null>(() =>
    getEditScope(order) !== 'nothing' && listStoredKeys(editDraftKey(user, order)).length > 0 ? 'recover' : null,
  )
  const toOthers = useQuery(actionsQuery(order.orderNumber)).data?.assignment.toOthers.allowed ?? false
  return { order, user, toOthers, opened, open, duplicate: useDuplicateOrder(order.orderNumber) }
}

type OrderMenuState = ReturnType<typeof useOrderMenu>

interface OrderMenuProps {
  menu: OrderMenuState
}

/** The actions as buttons, the rare ones in a menu. */
export function OrderMenuButtons({ menu }: OrderMenuProps) {
  const { order, open, duplicate } = menu
  return (
    <>
      {order.status === 'draft' && (
        <Button asChild variant="outline" tone="neutral" icon={<FilePen />}>
          <Link to="/ordens-de-servico/criar" search={{ rascunho: order.orderNumber }}>
            Continuar rascunho
          </Link>
        </Button>
      )}
      {getEditScope(order) !== 'nothing' && (
        <Button variant="outline" tone="neutral" icon={<Pencil />} onClick={() => open('edit')}>
          Editar ordem
        </Button>
      )}
      <Button variant="outline" tone="neutral" icon={<Share2 />} onClick={() => open('share')}>
        Compartilhar
      </Button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button variant="outline" tone="neutral" icon={<Ellipsis />} pending={duplicate.isPending}>
            Mais ações
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <RareItems menu={menu} />
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  )
}

/** The actions as items of one menu, for a phone. */
export function OrderMenuItems({ menu }: OrderMenuProps) {
  const { order, open } = menu
  return (
    <>
      {order.status === 'draft' && (
        <DropdownMenu.Item icon={<FilePen />} asChild>
          <Link to="/ordens-de-servico/criar" search={{ rascunho: order.orderNumber }}>
            Continuar rascunho
          </Link>
        </DropdownMenu.Item>
      )}
      {getEditScope(order) !== 'nothing' && (
        <DropdownMenu.Item icon={<Pencil />} onSelect={() => open('edit')}>
          Editar ordem
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item icon={<Share2 />} onSelect={() => open('share')}>
        Compartilhar
      </DropdownMenu.Item>
      <RareItems menu={menu} />
    </>
  )
}

interface OrderMenuDialogsProps extends OrderMenuProps {
  editDrawer: ComponentType<EditOrderDrawerProps>
}

/** The dialogs of the actions. */
export function OrderMenuDialogs({ menu, editDrawer: EditDrawer }: OrderMenuDialogsProps) {
  const { order, user, toOthers, opened, open } = menu
  const close = () => open(null)
  return (
    <Suspense>
      {(opened === 'recover' || opened === 'edit') && (
        <EditDrawer
          order={order}
          role={viewerRole(user)}
          draftKey={editDraftKey(user, order)}
          recoveredOnly={opened === 'recover'}
          onClose={close}
        />
      )}
      {opened === 'share' && <ShareDialog order={order} onClose={close} />}
      {opened === 'evidence' && <EvidenceDialog order={order} onClose={close} />}
      {opened === 'assign' && <AssignDialog order={order} user={user} toOthers={toOthers} onClose={close} />}
      {opened === 'correct' && <CorrectStatusDialog order={order} onClose={close} />}
    </Suspense>
  )
}

function RareItems({ menu: { order, user, toOthers, open, duplicate } }: OrderMenuProps) {
  const role = viewerRole(user)
  const isAssignee = order.assignee?.id === user.id
  const assignable = toOthers || (role === 'operator' && !isAssignee)
  const navigate = useNavigate()
  const removeDraft = useConfirmedRemoval(order.orderNumber)
  const params = { orderNumber: order.orderNumber }
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess: (draft) => {
        const hadWindows = order.stops.some(({ window }) => window !== null)
        toast.success(`Rascunho ${draft.orderNumber} criado a partir de ${order.orderNumber}.`, {
          ...(hadWindows && { description: 'Os horários não foram copiados: escolha outros.' }),
        })
        return navigate({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber: draft.orderNumber } })
      },
      onError: (error) => notifyError(error, 'Não foi possível duplicar a ordem.'),
    })
  return (
    <>
      <DropdownMenu.Item icon={<Copy />} onSelect={copy}>
        Duplicar ordem
      </DropdownMenu.Item>
      {order.status !== 'draft' && (
        <>
          <DropdownMenu.Item icon={<Tag />} asChild>
            <Link to="/ordens-de-servico/$orderNumber/etiqueta" params={params}>
              Imprimir etiqueta
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<FileText />} asChild>
            <Link to="/ordens-de-servico/$orderNumber/recibo" params={params}>
              Imprimir comprovante
            </Link>
          </DropdownMenu.Item>
        </>
      )}
      {receiptStatuses.includes(order.status) && (
        <DropdownMenu.Item icon={<Scale />} onSelect={() => open('evidence')}>
          Contestar entrega
        </DropdownMenu.Item>
      )}
      {assignable && getAssignmentError(order) === null && (
        <DropdownMenu.Item icon={<UserRoundCog />} onSelect={() => open('assign')}>
          {toOthers ? getAssignLabel(toOthers) : 'Assumir ordem'}
        </DropdownMenu.Item>
      )}
      {role === 'admin' && (
        <DropdownMenu.Item icon={<Wrench />} onSelect={() => open('correct')}>
          Corrigir status
        </DropdownMenu.Item>
      )}
      {order.status === 'draft' && (
        <DropdownMenu.Item icon={<Trash2 />} tone="danger" onSelect={() => void removeDraft()}>
          Excluir rascunho
        </DropdownMenu.Item>
      )}
    </>
  )
}

/** @returns a function that confirms and runs deleting a draft. */
function useConfirmedRemoval(orderNumber: string) {
  const navigate = useNavigate()
  const { mutateAsync } = useRemoveDraft(orderNumber)
  return async () => {
    const removed = await confirmAction({
      texts: {
        title: `Excluir o rascunho ${orderNumber}?`,
        text: 'O que está escrito nele se perde.',
        confirm: 'Excluir rascunho',
        cancel: 'Manter rascunho',
        done: `Rascunho ${orderNumber} excluído.`,
        failed: 'Não foi possível excluir o rascunho.',
      },
      action: () => mutateAsync(),
    })
    if (removed) await navigate({ to: '/ordens-de-servico' })
  }
}
