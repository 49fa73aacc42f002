import { adminOnly, everyone, managed, notManagers, ownCompany, type Row } from './authorization-outcomes.ts'
import { aCompany, aUserOfAcme, nothing, ofAcme } from './authorization-resources.ts'

/** The part of the matrix for companies and their members. */
export const companyMatrix: Record<string, Row> = {
  'companies.list': { request: nothing, ...everyone, anonymous: 401 },
  'companies.get': { request: async (testApp) => ({ params: { id: testApp.companies.acme } }), ...managed },
  'companies.create': { request: async () => ({ body: { name: 'Empresa nova' } }), ...adminOnly },
  'companies.update': {
    request: async (testApp) => ({ ...(await aCompany(testApp)), body: { name: 'Outro nome' } }),
    ...adminOnly,
  },
  'companies.remove': { request: aCompany, ...adminOnly },
  'couriers.pace': { request: ofAcme, ...ownCompany, ...notManagers },
  'memberships.list': { request: ofAcme, ...managed },
  'memberships.add': {
    request: async (testApp) => ({ params: { id: testApp.companies.acme, userId: testApp.users.operator.id } }),
    ...managed,
  },
  'memberships.update': {
    request: async (testApp) => ({
      params: { id: testApp.companies.acme, userId: testApp.users.operator.id },
      body: { dispatches: false },
    }),
    ...managed,
  },
  'memberships.remove': {
    request: async (testApp) => ({
      params: { id: testApp.companies.acme, userId: (await aUserOfAcme(testApp)).params.id },
    }),
    ...managed,
  },
}
