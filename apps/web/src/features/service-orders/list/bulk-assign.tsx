import { type BulkResult, getAssignmentError, type ServiceOrderSummary, type User } from '@malote/api-client'
import { Button } from '@malote/ui'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { lazy, Suspense, useState } from 'react'
import { getAssignLabel } from '../assign-text.ts'

const loadDialog = () => import('./bulk-assign-dialog.tsx')
const BulkAssignDialog = lazy(() => loadDialog().then((module) => ({ default: module.BulkAssignDialog })))

interface BulkAssignProps {
  /** The selected orders. */
  orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[]
  user: User
  onDone: (label: string, sent: readonly string[], results: BulkResult[]) => void
}

/** Assigns the selected orders: an admin selects an operator, an operator takes them over. */
export function BulkAssign({ orders, user, onDone }: BulkAssignProps) {
  const [open, setOpen] = useState(false)
  const fitting = orders.filter((order) => getAssignmentError(order) === null).map(({ orderNumber }) => orderNumber)
  if (fitting.length === 0) return null
  return (
    <>
      <Button
        tone="neutral"
        variant="outline"
        size="sm"
        icon={<UserRoundCog />}
        onPointerEnter={loadDialog}
        onClick={() => setOpen(true)}
      >
        {getAssignLabel(user.role)}
      </Button>
      {open && (
        <Suspense>
          <BulkAssignDialog
            orders={fitting}
            selectedCount={orders.length}
            user={user}
            onDone={onDone}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
