import type { Example } from './example.ts'

const id = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b71'
const companyId = '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b21'
const content = {
  name: 'Pedidos do site',
  columns: [
    { title: 'Pedido', field: 'externalRef' },
    { title: 'CEP do cliente', field: 'dropoffs/0/address/postalCode' },
    { title: 'Vendedor', field: null },
  ],
  constants: [{ field: 'priority', value: 'Urgente' }],
}
const mapping = {
  ...content,
  id,
  kind: 'orders',
  company: { id: companyId, name: 'Padaria da Serra' },
  version: 1,
  createdBy: { id: '0192b7f0-1c5e-7d2a-9f3b-6a1e5c0d4b10', name: 'Otto Operador' },
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
}

/** An example of each endpoint of saved mappings. */
export const importMappingExamples: Readonly<Record<string, Example>> = {
  'importMappings.list': {
    query: { companyId },
    response: { data: [mapping], meta: { page: 1, limit: 25, total: 1, totalPages: 1 } },
  },
  'importMappings.create': { body: { companyId, ...content }, response: mapping },
  'importMappings.update': {
    params: { id },
    body: { name: 'Site', version: 1 },
    response: { ...mapping, name: 'Site', version: 2 },
  },
  'importMappings.remove': { params: { id } },
}
