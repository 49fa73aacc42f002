import { expect, test } from 'vitest'
import { newSchedule } from '../../../test/authorization-resources.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { jobKinds } from '../../jobs.ts'

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
  const schedule = await create([operator.email])
  const list = async () => {
    const { data } = (await testApp.call('GET', '/v1/reports/schedules', { as: admin })).json()
    return (id: string) => data.find((schedule: { id: string }) => schedule.id === id)
  }
  expect((await call('PUT', `/v1/users/${operator.id}`, { status: 'inactive' })).statusCode).toBe(200)
  expect((await call('PUT', `/v1/users/${manager.id}`, { email: 'nova@padaria.example' })).statusCode).toBe(200)
  const schedules = await list()
  expect(schedules(shared)).toMatchObject({ active: true, recipients: ['dono@padaria.example'] })
  expect(schedules(schedule)).toMatchObject({ active: false, nextRunAt: null, recipients: [] })
  const resumed = await call('PUT', `/v1/reports/schedules/${schedule}`, {
    active: true,
    version: schedules(schedule).version,
  })
  expect(resumed.json()).toMatchObject({ status: 400, errors: [{ pointer: '/recipients' }] })
})

const reportJob = jobKinds.find(({ name }) => name === 'reports.run')

/** Queues the report of a schedule, without a worker. Returns the schedule, the run and the addresses of its e-mails. */
async function queueReport(testApp: TestApp, recipients: string[]) {
  const { admin } = testApp.users
  const body = { ...newSchedule, recipients }
  const schedule = (await testApp.call('POST', '/v1/reports/schedules', { as: admin, body })).json()
  const run = (await testApp.call('POST', `/v1/reports/schedules/${schedule.id}/runs`, { as: admin })).json()
  const make = async () => {
    await reportJob?.run(testApp.ctx, { id: run.id }, new AbortController().signal)
    const emails = await testApp.db.selectFrom('emails').select(['recipient', 'file_key']).execute()
    return emails.filter(({ file_key }) => file_key === `reports/${run.id}`).map(({ recipient }) => recipient)
  }
  const read = async () => (await testApp.call('GET', `/v1/reports/runs/${run.id}`, { as: admin })).json()
  return { schedule, run, make, read }
}

test('a queued report goes to the recipients that its schedule has when it is sent', async () => {
  const testApp = await createTestApp()
  const { admin, operator } = testApp.users
  const { schedule, make, read } = await queueReport(testApp, [operator.email, 'dono@padaria.example'])
  await testApp.call('PUT', `/v1/users/${operator.id}`, { as: admin, body: { status: 'inactive' } })
  expect(await make()).toEqual(['dono@padaria.example'])
  const changes = { recipients: ['contador@padaria.example'], version: schedule.version + 1 }
  const edited = await testApp.call('PUT', `/v1/reports/schedules/${schedule.id}`, { as: admin, body: changes })
  expect(edited.statusCode, edited.body).toBe(200)
  expect(await read()).toMatchObject({ status: 'done', recipients: ['dono@padaria.example'] })
})

test('a queued report of a deleted schedule goes to no recipients', async () => {
  const testApp = await createTestApp()
  const { schedule, make } = await queueReport(testApp, ['dono@padaria.example'])
  await testApp.call('DELETE', `/v1/reports/schedules/${schedule.id}`, { as: testApp.users.admin })
  expect(await make()).toEqual([])
})

test('the requester is notified on screen and by e-mail when a report fails for good, once', async () => {
  const testApp = await createTestApp()
  const { admin } = testApp.users
  const { run, read } = await queueReport(testApp, ['dono@padaria.example'])
  await reportJob?.giveUp?.(testApp.ctx, { id: run.id })
  await reportJob?.giveUp?.(testApp.ctx, { id: run.id })
  expect(await read()).toMatchObject({ status: 'failed' })
  const { data } = (await testApp.call('GET', '/v1/notifications', { as: admin })).json()
  expect(data).toMatchObject([
    { type: 'report_failed', subjectId: run.id, text: 'O relatório “Ordens por dia” não pôde ser feito.' },
  ])
  const emails = await testApp.db.selectFrom('emails').select(['recipient', 'subject', 'body']).execute()
  expect(emails).toMatchObject([{ recipient: admin.email, body: expect.stringContaining('O agendamento continua') }])
})
