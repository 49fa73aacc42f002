import type { Context } from '../../../platform/context.ts'
import { formatOrderNumber, takeOrderNumbers } from '../order-writes.sql.ts'
import { type ServicePolicy, selectServicePolicy } from '../policy.sql.ts'
import type { PastOrder } from './past-order.ts'
import { insertPastOrders } from './past-orders.sql.ts'

/** Returns the rules that the orders of a company follow. */
export const getPastPolicy = ({ db }: Context, companyId: string): Promise<ServicePolicy> =>
  selectServicePolicy(db, companyId)

/** Takes an order number for each year of the list, and returns the numbers in the same order. */
export async function takePastNumbers({ db }: Context, years: readonly number[]): Promise<string[]> {
  const numbers = new Map<number, number[]>()
  for (const year of new Set(years)) {
    const count = years.filter((other) => other === year).length
    numbers.set(year, await takeOrderNumbers(db, year, count))
  }
  return years.map((year) => formatOrderNumber(year, numbers.get(year)?.shift() as number))
}

/** Inserts orders with their histories. No user is notified. */
export const savePastOrders = ({ db }: Context, orders: readonly PastOrder[]): Promise<void> =>
  insertPastOrders(db, orders)
