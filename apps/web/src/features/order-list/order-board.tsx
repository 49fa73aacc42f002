import { type ServiceOrderSummary, serviceOrderStatusLabels, type User } from '@malote/api-client'
import { Board, Button, Text } from '@malote/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { formatCount } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { getOrderNumber, renderOrderLink } from '../orders/order-link.tsx'
import type { ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { getOrderTone } from '../orders/order-status.tsx'
import { renderOrderCard, renderOrderCardOfOneCompany } from './order-card.tsx'
import { getForbiddenText } from './order-moves.ts'
import { RowActions } from './order-row-actions.tsx'
import { StepDialog } from './step-dialog.tsx'
import { type StatusOrders, useBoardOrders } from './use-board-orders.ts'
import { useOrderSteps } from './use-order-steps.ts'

export { RowStep } from './row-step.tsx'

const getStatus = ({ status }: ServiceOrderSummary) => status

interface OrderBoardProps {
  user: User
  search: ServiceOrdersSearch
  hasOneCompany: boolean
  selected: readonly string[]
  onSelectedChange: (orderNumbers: string[]) => void
  /** Called with the loaded orders whenever they change. */
  onOrdersChange: (orders: readonly ServiceOrderSummary[]) => void
  /** Shown instead of columns when no order matches. */
  empty: ReactNode
}

/** The list as a board: a column per status, and cards that are moved by the steps of the lifecycle. */
export function OrderBoard(props: OrderBoardProps) {
  const { user, search, hasOneCompany, selected, onSelectedChange, onOrdersChange, empty } = props
  const { columns, orders, showMore } = useBoardOrders(search)
  const steps = useOrderSteps(user)
  useEffect(() => onOrdersChange(orders), [onOrdersChange, orders])
  const items = useMemo(
    () =>
      orders.map((order) => {
        const status = steps.moving.get(order.orderNumber)
        return status === undefined ? order : { ...order, status }
      }),
    [orders, steps.moving],
  )
  if (columns.every(({ total, error }) => total === 0 && !error)) return empty

  return (
    <>
      <Board
        label="Ordens por status"
        columns={columns.map((column) => ({
          id: column.status,
          title: serviceOrderStatusLabels[column.status],
          count: column.total === undefined ? '' : `${formatCount(column.total)}${column.isCapped ? '+' : ''}`,
          waiting: Boolean(column.total) && getOrderTone({ status: column.status, late: false }) === 'waiting',
          emptyText: 'Nenhuma ordem',
          loading: column.isPending,
          footer: getFooter(column, () => showMore(column.status)),
        }))}
        items={items}
        getItemId={getOrderNumber}
        getItemColumn={getStatus}
        getItemTitle={getOrderNumber}
        renderItemLink={renderOrderLink}
        renderItem={hasOneCompany ? renderOrderCardOfOneCompany : renderOrderCard}
        getMoves={steps.listMoves}
        getForbiddenText={getForbiddenText}
        onMoveIntent={steps.prepare}
        onMove={steps.move}
        itemActions={(order) => <RowActions order={order} user={user} />}
        selectable
        selected={selected}
        onSelectedChange={onSelectedChange}
        pendingIds={[...steps.moving.keys()]}
      />
      <StepDialog steps={steps} user={user} />
    </>
  )
}

function getFooter({ error, retry, loaded, total = 0 }: StatusOrders, onShowMore: () => void): ReactNode {
  if (error) {
    return (
      <>
        <Text size="sm" tone="danger" role="alert">
          {getErrorMessage(error)}
        </Text>
        <Button tone="neutral" variant="outline" size="sm" className="mt-2 w-full" onClick={retry}>
          Tentar de novo
        </Button>
      </>
    )
  }
  if (loaded >= total) return null
  return (
    <Button tone="neutral" variant="ghost" size="sm" className="w-full" onClick={onShowMore}>
      {`Mostrar mais (${formatCount(total - loaded)})`}
    </Button>
  )
}
