/** The orders of `pnpm bench views`: two days of a company, with couriers. */

export const orderCount = 500
const planned = 200
const courierCount = 20
const bulkSize = 5

const address = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

type Call = (path: string, body?: object) => Promise<{ id: string; orderNumber: string; data: { id: string }[] }>

export interface ViewOrders {
  readonly companyId: string
  /** A day with 300 orders, and the day after with 200, of which each courier has five. */
  readonly day: string
  readonly plannedDay: string
  /** A checked import of 10,000 rows, of which 1,000 have an error; empty when no interaction needs it. */
  readonly importId: string
}

/** A Wednesday in about two months, so that both days are in one week and have no other orders. */
function findWednesday(): Date {
  const date = new Date(Date.now() + 60 * 24 * 3_600_000)
  date.setUTCDate(date.getUTCDate() + ((10 - date.getUTCDay()) % 7))
  return date
}

/** Creates the orders and couriers as an admin. */
export async function createViewOrders(call: Call): Promise<Omit<ViewOrders, 'importId'>> {
  const { data: companies } = await call('/companies?limit=1')
  const companyId = companies[0]?.id ?? ''
  const date = findWednesday()
  const day = date.toISOString().slice(0, 10)
  date.setUTCDate(date.getUTCDate() + 1)
  const plannedDay = date.toISOString().slice(0, 10)
  const orderNumbers: string[] = []
  for (let index = 0; index < orderCount; index += 1) {
    const on = index < planned ? plannedDay : day
    // From 8 to 18 in São Paulo.
    const hour = String(11 + (index % 10))
    const { orderNumber } = await call('/service-orders', {
      companyId,
      pickup: {
        contactName: 'Expedição',
        address,
        window: { start: `${on}T${hour}:00:00Z`, end: `${on}T${hour}:30:00Z` },
      },
      dropoffs: [{ contactName: `Pessoa ${index}`, address: { ...address, number: String(index + 1) } }],
      items: [{ description: 'Caixa', quantity: 1, weightGrams: 2_000 }],
    })
    orderNumbers.push(orderNumber)
  }
  for (let index = 0; index < courierCount; index += 1) {
    const { id: assigneeId } = await call('/users', {
      name: `Entregador ${String(index + 1).padStart(2, '0')}`,
      email: `entregador.${index}@bench.example`,
      role: 'operator',
      password: 'girassol no quintal',
      companyIds: [companyId],
    })
    const batch = orderNumbers.slice(index * bulkSize, (index + 1) * bulkSize)
    await call('/service-orders/bulk-transitions', { to: 'accepted', assigneeId, orderNumbers: batch })
  }
  return { companyId, day, plannedDay }
}
