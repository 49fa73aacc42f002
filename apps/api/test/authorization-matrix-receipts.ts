import { everyone, managed, ownCompany, type Row } from './authorization-outcomes.ts'
import { nothing } from './authorization-resources.ts'
import { orderIn } from './orders.ts'
import { createLink, deliveredOrder, fetchReceipt, runExportJob } from './receipts.ts'
import type { TestApp } from './test-app.ts'

const aFinishedOrder = async (testApp: TestApp) => ({
  params: { orderNumber: (await orderIn(testApp, 'delivered')).orderNumber },
})
const aReceipt = async (testApp: TestApp) => fetchReceipt(testApp, await orderIn(testApp, 'delivered'))

const anArchive = async (testApp: TestApp) => {
  const body = { companyId: testApp.companies.acme, month: '2026-11' }
  const response = await testApp.call('POST', '/v1/proof-exports', { as: testApp.users.manager, body })
  return { params: { id: response.json().id as string } }
}
const aMadeArchive = async (testApp: TestApp) => {
  const { params } = await anArchive(testApp)
  await runExportJob(testApp, params.id)
  return { params }
}

const aLink = async (testApp: TestApp) => {
  const { orderNumber } = await orderIn(testApp, 'delivered')
  return { params: { orderNumber, id: (await createLink(testApp, { orderNumber })).id } }
}
const aToken = async (testApp: TestApp) => {
  const { token, firstFileId } = await createLink(testApp, await deliveredOrder(testApp))
  return { params: { token, fileId: firstFileId } }
}

/** The part of the matrix for receipts. */
export const receiptMatrix: Record<string, Row> = {
  'receipts.get': { request: aFinishedOrder, ...ownCompany },
  'receipts.export': {
    request: async (testApp) => {
      await aFinishedOrder(testApp)
      return { query: { companyId: testApp.companies.acme, status: 'delivered' } }
    },
    ...ownCompany,
  },
  'receipts.show': {
    request: async (testApp) => ({ params: { id: (await aReceipt(testApp)).statement.id } }),
    ...everyone,
    anonymous: 'ok',
  },
  'receipts.verify': {
    request: async (testApp) => ({
      form: { files: new File([JSON.stringify(await aReceipt(testApp))], 'comprovante.json') },
    }),
    ...everyone,
    anonymous: 'ok',
  },
  'evidenceLinks.list': { request: aFinishedOrder, ...ownCompany, apiKey: 403 },
  'evidenceLinks.create': {
    request: async (testApp) => ({ ...(await aFinishedOrder(testApp)), body: { recipient: 'Seguradora' } }),
    ...ownCompany,
    apiKey: 403,
  },
  'evidenceLinks.revoke': { request: aLink, ...ownCompany, apiKey: 403 },
  'evidenceLinks.get': { request: aToken, ...everyone, anonymous: 'ok' },
  'evidenceLinks.file': { request: aToken, ...everyone, anonymous: 'ok' },
  'evidenceLinks.receipt': { request: aToken, ...everyone, anonymous: 'ok' },
  'proofExports.list': { request: nothing, ...managed, foreignManager: 'ok' },
  'proofExports.create': {
    request: async (testApp) => ({ body: { companyId: testApp.companies.acme, month: '2026-11' } }),
    ...managed,
  },
  // Each user reads only the archives that they requested.
  'proofExports.get': { request: anArchive, ...managed, admin: 404 },
  'proofExports.file': { request: aMadeArchive, ...managed, admin: 404 },
  'receipts.keys': { request: nothing, ...everyone, anonymous: 'ok' },
}
