import { ownCompany, type Row } from './authorization-outcomes.ts'
import { ofAcme } from './authorization-resources.ts'
import type { TestApp } from './test-app.ts'

let mappings = 0
const newMapping = (testApp: TestApp) => ({
  companyId: testApp.companies.acme,
  name: `Loja ${mappings++}`,
  columns: [{ title: 'Pedido', field: 'externalRef' }],
})
const aMapping = async (testApp: TestApp) => {
  // A company has only so many.
  await testApp.db.deleteFrom('import_mappings').execute()
  const path = '/v1/service-orders/import-mappings'
  const response = await testApp.call('POST', path, { as: testApp.users.operator, body: newMapping(testApp) })
  return { params: { id: response.json().id as string } }
}

/** The part of the matrix for saved mappings of imports. Integrations map the columns of their files themselves. */
export const importMappingMatrix: Readonly<Record<string, Row>> = {
  'importMappings.list': { request: ofAcme, ...ownCompany },
  'importMappings.create': { request: async (testApp) => ({ body: newMapping(testApp) }), ...ownCompany },
  'importMappings.update': {
    request: async (testApp) => ({ ...(await aMapping(testApp)), body: { name: 'Outro nome' } }),
    ...ownCompany,
  },
  'importMappings.remove': { request: aMapping, ...ownCompany },
}
