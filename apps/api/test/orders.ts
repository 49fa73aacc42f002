import type { NewDraftInput, NewServiceOrderInput, ServiceOrder, ServiceOrderStatus } from '@malote/api-client/contract'
import { newId } from '../src/platform/security/ids.ts'
import type { TestApp, TestUser } from './test-app.ts'

export const address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP' as const,
}

type Changes = Partial<Omit<NewServiceOrderInput, 'draft'>> &
  Pick<Partial<NewDraftInput>, 'pickup'> & { draft?: boolean }

/** Returns the input for an order with one or several drop-offs. */
export function orderInput(companyId: string, changes: Changes = {}) {
  return {
    companyId,
    pickup: { address, contactName: 'Davi Rocha', contactPhone: '(11) 3091-0412' },
    dropoffs: [dropoff('Mariana Albuquerque')],
    items: [{ description: 'Cesta de café da manhã', quantity: 2, weightGrams: 3200 }],
    ...changes,
  }
}

export const dropoff = (contactName: string) => ({
  address: { ...address, street: 'Rua Cardoso de Almeida', number: '788', neighborhood: 'Perdizes' },
  contactName,
})

/** Requests an order through the API. */
export async function request(
  testApp: TestApp,
  as: TestUser = testApp.users.admin,
  changes: Changes = {},
): Promise<ServiceOrder> {
  const response = await testApp.call('POST', '/v1/service-orders', {
    as,
    body: orderInput(changes.companyId ?? testApp.companies.acme, changes),
  })
  if (response.statusCode !== 201) throw new Error(response.body)
  // The warning is only in the response of the creation; a later read does not return it.
  const { possibleDuplicates: _warning, ...order } = response.json()
  return order
}

/** Grants or withdraws the permission to assign orders of acme to others. */
export async function setDispatch(testApp: TestApp, { id }: TestUser, dispatches: boolean): Promise<void> {
  const path = `/v1/companies/${testApp.companies.acme}/users/${id}`
  const response = await testApp.call('PUT', path, { as: testApp.users.admin, body: { dispatches } })
  if (response.statusCode !== 200) throw new Error(response.body)
}

/** An order in any status, reached by the admin's correction. */
export async function orderIn(
  testApp: TestApp,
  status: ServiceOrderStatus,
  changes: Changes = {},
): Promise<ServiceOrder> {
  const draft = status === 'draft'
  const order = await request(testApp, testApp.users.operator, { draft, ...changes })
  if (order.status === status) return order
  return step(testApp, testApp.users.admin, order, {
    to: status,
    assigneeId: testApp.users.operator.id,
    justification: 'Preparação de um teste automático.',
  })
}

/** Applies a transition and returns the order, or fails the test. */
export async function step(
  testApp: TestApp,
  as: TestUser,
  order: { orderNumber: string },
  body: { to: ServiceOrderStatus; [key: string]: unknown },
): Promise<ServiceOrder> {
  const response = await testApp.call('POST', `/v1/service-orders/${order.orderNumber}/transitions`, { as, body })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

/** A requested order, in transit by the ordinary steps. */
export async function inTransit(testApp: TestApp, dropoffs = ['Mariana Albuquerque']): Promise<ServiceOrder> {
  let order = await request(testApp, testApp.users.manager, { dropoffs: dropoffs.map(dropoff) })
  for (const to of ['accepted', 'collecting', 'collected', 'in_transit'] as const) {
    order = await step(testApp, testApp.users.operator, order, { to })
  }
  return order
}

export const anyId = (): string => newId()
