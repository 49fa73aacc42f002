import type { Context } from '../../../platform/context.ts'
import { formatOrderNumber, reserveOrderNumbers } from '../order-writes.sql.ts'
import { type ServicePolicy, selectServicePolicy } from '../policy.sql.ts'
import type { PastOrder } from './past-order.ts'
import { insertPastOrders } from './past-orders.sql.ts'

/** Returns the rules that the orders of a company follow. */
export const getPastPolicy = ({ db }: Context, companyId: string): Promise<ServicePolicy> =>
  selectServicePolicy(db, companyId)

/** Reserves an order number for each year of the list, and returns the numbers in the same order. */
export async function reservePastNumbers({ db }: Context, years: readonly number[]): Promise<string[]> {
  const next = new Map<number, number>()
  for (const year of new Set(years)) {
    const count = years.filter((other) => other === year).length
    next.set(year, (await reserveOrderNumbers(db, year, count)) - count)
  }
  return years.map((year) => {
    const number = (next.get(year) ?? 0) + 1
    next.set(year, number)
    return formatOrderNumber(year, number)
  })
}

/** Inserts orders with their histories. No user is notified. */
export const savePastOrders = ({ db }: Context, orders: readonly PastOrder[]): Promise<void> =>
  insertPastOrders(db, orders)
