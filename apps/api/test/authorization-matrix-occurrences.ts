import { notManagers, ownCompany, type Row } from './authorization-outcomes.ts'
import { anOrder, ofAcme } from './authorization-resources.ts'
import type { TestApp } from './test-app.ts'

const body = { kind: 'damaged', description: 'A caixa chegou molhada.' }

const anOccurrence = async (testApp: TestApp) => {
  const { params } = await anOrder(testApp)
  const path = `/v1/service-orders/${params.orderNumber}/occurrences`
  const response = await testApp.call('POST', path, { as: testApp.users.operator, body })
  return { params: { ...params, occurrenceId: response.json().id as string } }
}

/** The part of the matrix for occurrences. */
export const occurrenceMatrix: Readonly<Record<string, Row>> = {
  'occurrences.list': { request: ofAcme, ...ownCompany },
  'occurrences.listOfOrder': { request: anOrder, ...ownCompany },
  'occurrences.create': { request: async (testApp) => ({ ...(await anOrder(testApp)), body }), ...ownCompany },
  'occurrences.update': {
    request: async (testApp) => ({ ...(await anOccurrence(testApp)), body: { ownerId: testApp.users.admin.id } }),
    ...ownCompany,
    ...notManagers,
  },
  'occurrences.comment': {
    request: async (testApp) => ({ ...(await anOccurrence(testApp)), body: { text: 'Olá' } }),
    ...ownCompany,
  },
}
