import { beforeEach, expect, test } from 'vitest'
import { orderIn } from '../../../test/orders.ts'
import { createWorld, type World } from '../../../test/world.ts'
import { sweepOldData } from './retention.service.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})

const day = 24 * 3_600_000
const stops = async () =>
  (await world.db.selectFrom('service_order_stops').select('contact_name').execute()).map((row) => row.contact_name)

test('contacts of closed orders stay until a retention is configured, and are then erased', async () => {
  await orderIn(world, 'delivered')
  await orderIn(world, 'in_transit')
  world.advance(200 * day)
  await sweepOldData(world.ctx)
  expect(await stops()).not.toContain('Pessoa removida')
  await world.db.updateTable('settings').set({ contact_months: 6 }).execute()
  await sweepOldData(world.ctx)
  await sweepOldData(world.ctx)
  expect((await stops()).filter((name) => name === 'Pessoa removida')).toHaveLength(2)
  expect((await stops()).filter((name) => name !== 'Pessoa removida')).toHaveLength(2)
})

test('sent e-mails and audit entries are deleted after their retention', async () => {
  const sent_at = world.now()
  const email = { recipient: 'a@example.com', subject: 'x', body: 'x', created_at: sent_at, next_attempt_at: sent_at }
  await world.db
    .insertInto('emails')
    .values([
      { ...email, id: '01890000-0000-7000-8000-000000000001' },
      { ...email, id: '01890000-0000-7000-8000-000000000002' },
    ])
    .execute()
  await world.db
    .updateTable('emails')
    .set({ sent_at })
    .where('id', '=', '01890000-0000-7000-8000-000000000001')
    .execute()
  const left = async () => [
    (await world.db.selectFrom('emails').select('id').execute()).length,
    (await world.db.selectFrom('audit_log').select('id').execute()).length > 0,
  ]
  await world.call('POST', '/v1/companies', { as: world.people.admin, body: { name: 'Auditada' } })
  world.advance(89 * day)
  await sweepOldData(world.ctx)
  expect(await left()).toEqual([2, true])
  world.advance(2 * day)
  await sweepOldData(world.ctx)
  expect(await left()).toEqual([1, true])
  world.advance(61 * 31 * day)
  await sweepOldData(world.ctx)
  expect(await left()).toEqual([1, false])
})
