import { sign } from 'node:crypto'
import type { Receipt } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { deliveredOrder, failedChecks, fetchReceipt, verifyReceipt } from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { rotateSigningKey } from './index.ts'
import { toCanonicalJson } from './receipt-chain.ts'
import { findSigningKey } from './signing-keys.service.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

/** Signs a changed statement with the current key, as a person could who has copied it. */
async function forge(receipt: Receipt, change: Partial<Receipt['statement']>): Promise<Receipt> {
  const key = await findSigningKey(testApp.ctx)
  if (!key) throw new Error('no key')
  const statement = { ...receipt.statement, ...change }
  const value = sign(null, Buffer.from(toCanonicalJson(statement)), key.privateKey).toString('base64url')
  return { ...receipt, statement, signature: { algorithm: 'Ed25519', keyId: key.id, value } }
}

test('a signed statement that was not issued does not hold, and its details are not shown', async () => {
  const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
  for (const change of [{ id: 'A'.repeat(22) }, { company: 'Outra Empresa' }]) {
    const verification = await verifyReceipt(testApp, await forge(receipt, change))
    expect(verification).toMatchObject({ holds: false, details: null })
    expect(failedChecks(verification)).toEqual(['issued'])
  }
  expect(await verifyReceipt(testApp, receipt)).toMatchObject({ holds: true, details: receipt.details })
})

test('a statement that is dated after its key was retired does not hold', async () => {
  const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
  const later = new Date(testApp.ctx.clock().getTime() + 3_600_000).toISOString()
  const forged = await forge(receipt, { issuedAt: later })
  testApp.advance(1000)
  await rotateSigningKey(testApp.ctx)
  const { data } = (await testApp.call('GET', '/v1/public/receipt-keys')).json()
  expect(data.map(({ retiredAt }: { retiredAt: string | null }) => retiredAt === null)).toEqual([true, false])
  expect(failedChecks(await verifyReceipt(testApp, forged))).toEqual(['key'])
  expect(await verifyReceipt(testApp, receipt)).toMatchObject({ holds: true })
})
