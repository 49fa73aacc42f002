import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Receipt, ReceiptVerification } from '@malote/api-client/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransit, orderIn, request } from '../../../test/orders.ts'
import {
  deliveredOrder,
  failedChecks,
  fetchReceipt,
  getReceipt,
  proofPictures,
  verifyFiles,
  verifyReceipt,
} from '../../../test/receipts.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { picture } from '../../../test/uploads.ts'
import { rotateSigningKey } from './index.ts'
import { hashJson, toCanonicalJson } from './receipt-chain.ts'
import { isSignedBy, signText } from './signing-keys.service.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const show = async (id: string): Promise<ReceiptVerification> =>
  (await testApp.call('GET', `/v1/public/receipts/${id}`)).json()
const sum = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const change = (receipt: Receipt, edit: (copy: Receipt) => void): Receipt => {
  const copy = structuredClone(receipt)
  edit(copy)
  return copy
}

describe('the receipt of a delivered order', () => {
  test('contains the public history, the hashes of the proofs, the PIN check and who received it', async () => {
    const order = await deliveredOrder(testApp)
    const { statement, details, verificationUrl } = await fetchReceipt(testApp, order)
    expect(statement).toMatchObject({
      company: 'Padaria Acme',
      status: 'delivered',
      deliveredAt: order.deliveredAt,
      stops: [{ kind: 'pickup' }, { kind: 'dropoff', city: 'São Paulo', region: 'SP', state: 'completed' }],
    })
    const [, stop] = statement.stops
    expect(stop?.pinConfirmedAt).not.toBeNull()
    expect(stop?.files.map(({ kind, sha256 }) => [kind, sha256])).toEqual([
      ['photo', sum(proofPictures.photo)],
      ['signature', sum(proofPictures.signature)],
    ])
    expect(statement.events.map(({ to }) => to)).toEqual([
      'requested',
      'accepted',
      'collecting',
      'collected',
      'in_transit',
      'delivered',
    ])
    expect(details).toMatchObject({ orderNumber: order.orderNumber, assignee: 'Otto Operador' })
    expect(details.stops[1]).toMatchObject({
      receiverName: 'Mariana Albuquerque Prado',
      address: expect.stringContaining('Rua Cardoso de Almeida, 788'),
    })
    expect(verificationUrl).toBe(`http://localhost:3000/verificar/${statement.id}`)
  })

  test('contains the places of the courier, which the public page does not show', async () => {
    const order = await deliveredOrder(testApp)
    await testApp.db.transaction().execute(async (db) => {
      await sql`select set_config('malote.erasing', 'on', true)`.execute(db)
      await sql`update service_order_events set latitude = -23.5, longitude = -46.6, accuracy_meters = 12
        where to_status = 'delivered'
        and service_order_id = (select id from service_orders where order_number = ${order.orderNumber})`.execute(db)
    })
    const receipt = await fetchReceipt(testApp, order)
    const event = receipt.statement.events.at(-1)?.position
    const place = { latitude: -23.5, longitude: -46.6, accuracyMeters: 12 }
    expect(receipt.details.places).toEqual([{ event, place }])
    expect(await verifyReceipt(testApp, receipt)).toMatchObject({ holds: true })
    expect(JSON.stringify(await show(receipt.statement.id))).not.toContain('-46.6')
  })

  test('is verified by anyone with the public key, without this program', async () => {
    const { statement, signature } = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const { data } = (await testApp.call('GET', '/v1/public/receipt-keys')).json()
    const key = data.find(({ keyId }: { keyId: string }) => keyId === signature.keyId)
    const signed = Buffer.from(toCanonicalJson(statement))
    const valid = verify(null, signed, createPublicKey(key.publicKey), Buffer.from(signature.value, 'base64url'))
    expect(valid).toBe(true)
    expect(JSON.stringify(data)).not.toContain('PRIVATE')
  })

  test('is the same until the order changes', async () => {
    const order = await deliveredOrder(testApp)
    const receipts = await Promise.all([1, 2, 3].map(() => fetchReceipt(testApp, order)))
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    await testApp.db
      .updateTable('service_orders')
      .set({ external_ref: `X-${Math.random()}` })
      .where('order_number', '=', order.orderNumber)
      .execute()
    const next = await fetchReceipt(testApp, order)
    expect(next.statement.id).not.toBe(receipts[0]?.statement.id)
    expect(await show(receipts[0]?.statement.id ?? '')).toMatchObject({ holds: true })
    expect(await verifyReceipt(testApp, receipts[0])).toMatchObject({ holds: true })
  })

  test('is not issued before the order is finished', async () => {
    for (const order of [await request(testApp), await inTransit(testApp), await orderIn(testApp, 'canceled')]) {
      const response = await getReceipt(testApp, order, testApp.users.manager)
      expect(response.json()).toMatchObject({ status: 409, code: 'receipt_not_ready' })
    }
  })

  test('is only for users who may see the order', async () => {
    const order = await deliveredOrder(testApp)
    const { admin, operator, manager, foreignManager, foreignOperator } = testApp.users
    for (const as of [admin, operator, manager]) expect((await getReceipt(testApp, order, as)).statusCode).toBe(200)
    for (const as of [foreignManager, foreignOperator]) {
      expect((await getReceipt(testApp, order, as)).json()).toMatchObject({ status: 404, code: 'not_found' })
    }
  })
})

describe('verification of a file', () => {
  test('accepts a receipt as it was downloaded, with its photos', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const files: [string, Buffer | string][] = [
      ['foto.jpg', proofPictures.photo],
      ['comprovante.json', JSON.stringify(receipt, null, 4)],
      ['assinatura.jpg', proofPictures.signature],
    ]
    const verification = (await verifyFiles(testApp, files)).json()
    expect(verification).toMatchObject({ holds: true, statement: { id: receipt.statement.id } })
    expect(verification.checks.map(({ result }: { result: string }) => result)).toEqual(Array(7).fill('passed'))
  })

  test('accepts a receipt that was saved with a byte order mark', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const text = `\uFEFF${JSON.stringify(receipt)}`
    expect((await verifyFiles(testApp, [['comprovante.json', text]])).json()).toMatchObject({ holds: true })
  })

  test('rejects a photo that is not the signed one', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const other = await picture('#2244ab', 320)
    const response = await verifyFiles(testApp, [
      ['comprovante.json', JSON.stringify(receipt)],
      ['foto.jpg', other],
    ])
    expect(response.json()).toMatchObject({ holds: false })
    expect(failedChecks(response.json())).toEqual(['files'])
    const forged = change(receipt, ({ statement }) => {
      for (const file of statement.stops[1]?.files ?? []) file.sha256 = sum(other)
    })
    expect(failedChecks(await verifyReceipt(testApp, forged))).toEqual(['signature'])
  })

  test('rejects a changed event, also with a new chain', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const later = change(receipt, ({ statement: { events } }) => {
      const last = events.at(-1)
      if (last) last.occurredAt = '2026-01-01T00:00:00.000Z'
    })
    expect(failedChecks(await verifyReceipt(testApp, later))).toEqual(['signature', 'events'])
    const removed = change(receipt, ({ statement }) => {
      statement.events = statement.events.slice(0, -1)
      statement.lastHash = statement.events.at(-1)?.hash ?? ''
    })
    expect(failedChecks(await verifyReceipt(testApp, removed))).toEqual(['signature'])
  })

  test('rejects changed names', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const forged = change(receipt, ({ details }) => {
      for (const stop of details.stops) stop.receiverName = 'Outra Pessoa'
    })
    expect(failedChecks(await verifyReceipt(testApp, forged))).toEqual(['details'])
    const rehashed = change(forged, ({ statement, details }) => {
      statement.detailsHash = hashJson(details)
    })
    expect(failedChecks(await verifyReceipt(testApp, rehashed))).toEqual(['signature'])
  })

  test('rejects a receipt that an unknown key signed', async () => {
    const receipt = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const { privateKey } = generateKeyPairSync('ed25519')
    const value = sign(null, Buffer.from(toCanonicalJson(receipt.statement)), privateKey).toString('base64url')
    const unknown = { ...receipt, signature: { ...receipt.signature, keyId: '0123456789abcdef', value } }
    expect(failedChecks(await verifyReceipt(testApp, unknown))).toEqual(['key'])
    const borrowed = { ...receipt, signature: { ...receipt.signature, value } }
    expect(failedChecks(await verifyReceipt(testApp, borrowed))).toEqual(['signature'])
  })

  test('accepts a receipt of an old key after a rotation, and signs new ones with the new key', async () => {
    const old = await fetchReceipt(testApp, await deliveredOrder(testApp))
    testApp.advance(1000)
    const keyId = await rotateSigningKey(testApp.ctx)
    expect(keyId).not.toBe(old.signature.keyId)
    expect(await verifyReceipt(testApp, old)).toMatchObject({ holds: true, keyId: old.signature.keyId })
    expect(await show(old.statement.id)).toMatchObject({ holds: true, keyId: old.signature.keyId })
    const fresh = await fetchReceipt(testApp, await deliveredOrder(testApp))
    expect(fresh.signature.keyId).toBe(keyId)
    expect(await verifyReceipt(testApp, fresh)).toMatchObject({ holds: true, keyId })
  })

  test.each([
    ['no file', []],
    ['a picture only', [['foto.jpg', proofPictures.photo]]],
    ['text that is not JSON', [['comprovante.json', '{ "statement": ']]],
    ['another JSON', [['comprovante.json', '{ "statement": {} }']]],
    ['a receipt above the limit', [['comprovante.json', `{${' '.repeat(1024 * 1024)}}`]]],
  ] as [string, [string, string | Buffer][]][])('explains %s', async (_name, files) => {
    const response = await verifyFiles(testApp, files)
    expect(response.json()).toMatchObject({
      status: 400,
      code: expect.stringMatching(/validation_failed|malformed_upload/),
    })
  })
})

describe('the public verification of an issued receipt', () => {
  test('holds, and contains no personal data', async () => {
    const order = await deliveredOrder(testApp)
    const { statement } = await fetchReceipt(testApp, order)
    const verification = await show(statement.id)
    expect(verification).toMatchObject({ holds: true, statement: { id: statement.id } })
    expect(verification.checks.map(({ result }) => result)).toEqual(Array(5).fill('passed'))
    for (const secret of ['Mariana', 'Cardoso', 'Otto', order.orderNumber, 'PED-']) {
      expect(JSON.stringify(verification), secret).not.toContain(secret)
    }
  })

  test('does not hold after a stored photo was changed', async () => {
    const order = await deliveredOrder(testApp)
    const { statement } = await fetchReceipt(testApp, order)
    const proof = await testApp.db
      .selectFrom('service_order_attachments')
      .select('file_key')
      .where(sql<boolean>`encode(sha256, 'hex') = ${statement.stops[1]?.files[0]?.sha256 ?? ''}`)
      .where(
        'service_order_id',
        '=',
        sql<string>`(select id from service_orders where order_number = ${order.orderNumber})`,
      )
      .executeTakeFirstOrThrow()
    await writeFile(join(testApp.folder, proof.file_key), await picture('#000000'))
    expect(failedChecks(await show(statement.id))).toEqual(['files'])
  })

  test('does not hold after a stored event was changed', async () => {
    const order = await deliveredOrder(testApp)
    const { statement } = await fetchReceipt(testApp, order)
    await testApp.db.transaction().execute(async (db) => {
      await sql`select set_config('malote.erasing', 'on', true)`.execute(db)
      await sql`update service_order_events set occurred_at = occurred_at - interval '1 day' where type = 'created'
        and service_order_id = (select id from service_orders where order_number = ${order.orderNumber})`.execute(db)
    })
    expect(failedChecks(await show(statement.id))).toEqual(['history'])
  })

  test('returns 404 for an unknown id', async () => {
    for (const id of ['A'.repeat(22), 'x', '%00']) expect(await show(id)).toMatchObject({ status: expect.any(Number) })
    expect(await show('A'.repeat(22))).toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('the private keys', () => {
  test('are encrypted in the database', async () => {
    await fetchReceipt(testApp, await deliveredOrder(testApp))
    const rows = await testApp.db.selectFrom('signing_keys').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { private_key } of rows) expect(private_key).not.toContain('PRIVATE KEY')
  })

  test('of another secret are not used: a new key signs, and the old ones still verify', async () => {
    const old = await fetchReceipt(testApp, await deliveredOrder(testApp))
    const services = { ...testApp.ctx.services, signingSecret: 'another secret of the tests' }
    const signature = await signText({ ...testApp.ctx, services }, 'text')
    expect(signature.keyId).not.toBe(old.signature.keyId)
    expect(await isSignedBy(testApp.ctx, 'text', signature)).toBe(true)
    expect(await verifyReceipt(testApp, old)).toMatchObject({ holds: true })
  })

  test('need a secret', async () => {
    const other = await createTestApp({ services: { signingSecret: undefined } })
    const order = await orderIn(other, 'delivered')
    expect((await getReceipt(other, order, other.users.manager)).json()).toMatchObject({ status: 503 })
  })
})
