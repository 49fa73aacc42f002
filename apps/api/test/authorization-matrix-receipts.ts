import { everyone, ownCompany, type Row } from './authorization-outcomes.ts'
import { nothing } from './authorization-resources.ts'
import { orderIn } from './orders.ts'
import { receiptOf } from './receipts.ts'
import type { TestApp } from './test-app.ts'

const aFinishedOrder = async (testApp: TestApp) => ({
  params: { orderNumber: (await orderIn(testApp, 'delivered')).orderNumber },
})
const aReceipt = async (testApp: TestApp) => receiptOf(testApp, await orderIn(testApp, 'delivered'))

/** The part of the matrix for receipts. */
export const receiptMatrix: Record<string, Row> = {
  'receipts.get': { request: aFinishedOrder, ...ownCompany },
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
  'receipts.keys': { request: nothing, ...everyone, anonymous: 'ok' },
}
