import { beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})

test('what nobody filled in is null, never invented', async () => {
  const nothing = { name: null, contactEmail: null, contactPhone: null, courtCity: null, dataProtectionOfficer: null }
  expect((await world.call('GET', '/v1/public/organization')).json()).toEqual(nothing)
  expect((await world.call('GET', '/v1/settings', { as: world.people.admin })).json()).toEqual({
    organization: nothing,
    timeZone: 'America/Sao_Paulo',
    metabaseUrl: null,
    cancelGraceMinutes: 5,
    slaHours: { normal: 24, urgent: 4 },
    maximumAttempts: 3,
  })
})

test('anybody reads who answers for the installation', async () => {
  await world.db.updateTable('settings').set({ organization_name: 'Entregas S.A.', court_city: 'Recife' }).execute()
  const answer = await world.call('GET', '/v1/public/organization')
  expect(answer.json()).toMatchObject({ name: 'Entregas S.A.', courtCity: 'Recife' })
})
