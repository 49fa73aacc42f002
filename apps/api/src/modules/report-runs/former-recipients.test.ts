import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'

test('a schedule sends nothing to a deactivated person or to a former address, and is paused without recipients', async () => {
  const testApp = await createTestApp()
  const { admin, operator, manager } = testApp.users
  const call = (method: 'POST' | 'PUT', path: string, body: object) => testApp.call(method, path, { as: admin, body })
  const create = async (recipients: string[]) => {
    const body = {
      key: 'orders-by-day',
      period: 'yesterday',
      format: 'csv',
      rhythm: { every: 'day', at: '07:00' },
      recipients,
    }
    return (await call('POST', '/v1/reports/schedules', body)).json().id as string
  }
  const shared = await create([operator.email, manager.email, 'dono@padaria.example'])
  const own = await create([operator.email])
  const list = async () => {
    const { data } = (await testApp.call('GET', '/v1/reports/schedules', { as: admin })).json()
    return (id: string) => data.find((schedule: { id: string }) => schedule.id === id)
  }
  expect((await call('PUT', `/v1/users/${operator.id}`, { status: 'inactive' })).statusCode).toBe(200)
  expect((await call('PUT', `/v1/users/${manager.id}`, { email: 'nova@padaria.example' })).statusCode).toBe(200)
  const schedules = await list()
  expect(schedules(shared)).toMatchObject({ active: true, recipients: ['dono@padaria.example'] })
  expect(schedules(own)).toMatchObject({ active: false, nextRunAt: null, recipients: [] })
  const resumed = await call('PUT', `/v1/reports/schedules/${own}`, { active: true, version: schedules(own).version })
  expect(resumed.json()).toMatchObject({ status: 400, errors: [{ pointer: '/recipients' }] })
})
