import { useState } from 'react'
import type { SelectedOrder } from './bulk-act.ts'

/** The orders selected on any page, each with its last fetched status. */
export function useSelectedOrders(rows: readonly SelectedOrder[]) {
  const [chosen, setChosen] = useState<readonly SelectedOrder[]>([])
  const here = new Map(rows.map((order) => [order.orderNumber, order]))
  const orders = chosen.map((order) => here.get(order.orderNumber) ?? order)
  return {
    orders,
    ids: orders.map(({ orderNumber }) => orderNumber),
    select(ids: readonly string[]) {
      const byNumber = new Map([...orders, ...rows].map((order) => [order.orderNumber, order]))
      setChosen(ids.flatMap((id) => byNumber.get(id) ?? []))
    },
    add(more: readonly SelectedOrder[]) {
      const byNumber = new Map([...orders, ...more].map((order) => [order.orderNumber, order]))
      setChosen([...byNumber.values()])
    },
  }
}
