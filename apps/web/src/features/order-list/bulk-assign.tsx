import { type BulkResult, getAssignmentError, type ServiceOrderSummary, type User } from '@malote/api-client'
import { Button } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { getAssignLabel } from '../orders/assign-text.ts'
import type { AssignedOrder } from '../orders/forms/bulk-undo.ts'
import { assigneesQuery } from '../orders/service-orders.queries.ts'
import type { BulkAct } from './bulk-act.ts'

const loadDialog = () => import('./bulk-assign-dialog.tsx')
const BulkAssignDialog = lazyNamed(loadDialog, 'BulkAssignDialog')

interface BulkAssignProps {
  /** The selected orders. */
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status' | 'assignee'>[]
  user: User
  /** The companies of the orders. */
  companyIds: readonly string[]
  onDone: (act: BulkAct, results: BulkResult[]) => void
}

/** Assigns the selected orders: who dispatches selects an operator, other operators take them over. */
export function BulkAssign({ orders, companyIds, user, onDone }: BulkAssignProps) {
  /** The selection when the dialog was opened: events of other users change neither its text nor what it sends. */
  const [opened, setOpened] = useState<{ orders: readonly AssignedOrder[]; selectedCount: number }>()
  const fitting = orders.filter((order) => getAssignmentError(order) === null)
  const { data: assignees } = useQuery({
    ...assigneesQuery([]),
    enabled: user.role === 'operator' && fitting.length > 0,
  })
  if (fitting.length === 0 && !opened) return null
  const toOthers = user.role === 'admin' || (assignees ?? []).some(({ id }) => id !== user.id)
  return (
    <>
      <Button
        tone="neutral"
        variant="outline"
        size="sm"
        icon={<UserRoundCog />}
        onPointerEnter={loadDialog}
        onClick={() => setOpened({ orders: fitting, selectedCount: orders.length })}
      >
        {getAssignLabel(toOthers)}
      </Button>
      {opened && (
        <Suspense>
          <BulkAssignDialog
            {...opened}
            companyIds={companyIds}
            user={user}
            toOthers={toOthers}
            onDone={onDone}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
