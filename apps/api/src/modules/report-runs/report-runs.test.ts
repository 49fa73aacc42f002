import { parseCsv } from 'hucre/csv'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRun, newSchedule } from '../../../test/authorization-resources.ts'
import { request } from '../../../test/orders.ts'
import { startSmtp } from '../../../test/smtp.ts'
import { addUser, createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts'
import { jobKinds } from '../../jobs.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { runScheduledTasks } from '../../scheduled-tasks.ts'
import { createMailer, deliverEmails } from '../mail/index.ts'
import { queueDueReports, sweepReportRuns } from './index.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
beforeEach(async () => {
  for (const table of ['report_runs', 'report_schedules', 'emails', 'notifications'] as const) {
    await testApp.db.deleteFrom(table).execute()
  }
})

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as: TestUser = testApp.users.admin,
) => testApp.call(method, `/v1/reports/${path}`, { as, body })
const schedule = async (changes: object = {}, as?: TestUser) =>
  (await call('POST', 'schedules', { ...newSchedule, ...changes }, as)).json()
const runs = async () => (await call('GET', 'runs')).json().data

/** Runs the waiting reports at a given time, as a worker would. Returns their number. */
async function work(clock: () => Date = testApp.now): Promise<number> {
  const requested: Record<string, string>[] = []
  const jobs: Jobs = { send: async (_db, _name, data) => void requested.push(data) }
  const ctx = { ...testApp.ctx, services: { ...testApp.ctx.services, jobs } }
  await queueDueReports({ ...ctx, clock })
  const job = jobKinds.find(({ name }) => name === 'reports.run')
  for (const data of requested) await job?.run({ ...testApp.ctx, clock }, data, new AbortController().signal)
  return requested.length
}

/** A local time of São Paulo, which is three hours behind UTC all year. */
const at = (local: string) => () => new Date(`${local}-03:00`)

describe('a schedule', () => {
  test('sends the file of its period to its recipients, and notifies its author', async () => {
    await request(testApp)
    const order = await request(testApp)
    await testApp.db
      .updateTable('service_orders')
      .set({ created_at: new Date('2026-03-09T15:00:00-03:00') } as never)
      .where('order_number', '=', order.orderNumber)
      .execute()
    const { id } = await schedule({ recipients: ['dono@padaria.example', 'contador@padaria.example'] })
    await testApp.db
      .updateTable('report_schedules')
      .set({ next_run_at: at('2026-03-10T07:00')() })
      .execute()
    expect(await work(at('2026-03-10T06:59'))).toBe(0)
    expect(await work(at('2026-03-10T07:01'))).toBe(1)
    expect(await work(at('2026-03-10T07:02'))).toBe(0)
    const [run] = await runs()
    expect(run).toMatchObject({ status: 'done', scheduleId: id, from: '2026-03-09', to: '2026-03-09', failure: null })
    expect((await call('GET', 'schedules')).json().data[0].nextRunAt).toBe('2026-03-11T10:00:00.000Z')

    const smtp = await startSmtp()
    await deliverEmails(testApp.ctx, createMailer(smtp.url, 'Malote <x@malote.example>'))
    const sent = smtp.received.filter(({ content }) => content.includes('está anexado'))
    expect(sent.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'contador@padaria.example',
      'dono@padaria.example',
    ])
    expect(sent[0]?.content).toMatch(/filename="Ordens por dia 2026-03-09 a\s+2026-03-09\.csv"/)
    const notified = await testApp.call('GET', '/v1/notifications', { as: testApp.users.admin })
    expect(notified.json().data).toMatchObject([{ type: 'report_ready', subjectId: run.id }])

    const file = await call('GET', `runs/${run.id}/file`)
    expect(file.headers['content-disposition']).toContain('attachment')
    const [headers, line] = parseCsv(file.body, { delimiter: ';', header: true }) as string[][]
    expect([headers?.[0], line?.slice(0, 2)]).toEqual(['Dia', ['09/03/2026', '1']])
    expect(file.rawPayload.length).toBe(run.bytes)
  })

  test.each([
    [{ every: 'day', at: '07:30' }, '2026-03-10T07:30', '2026-03-11T07:30'],
    [{ every: 'day', at: '00:00' }, '2026-03-10T23:59', '2026-03-11T00:00'],
    [{ every: 'week', weekday: 'sunday', at: '23:59' }, '2026-03-10T12:00', '2026-03-15T23:59'],
    [{ every: 'week', weekday: 'tuesday', at: '08:00' }, '2026-03-10T07:59', '2026-03-10T08:00'],
    [{ every: 'month', day: 1, at: '06:00' }, '2026-12-31T23:00', '2027-01-01T06:00'],
    [{ every: 'month', day: 28, at: '06:00' }, '2026-02-28T06:00', '2026-03-28T06:00'],
  ])('%j, after %s, runs at %s', async (rhythm, now, next) => {
    await schedule({ rhythm })
    await testApp.db
      .updateTable('report_schedules')
      .set({ next_run_at: at(now)() })
      .execute()
    expect(await work(at(now))).toBe(1)
    const { data } = (await call('GET', 'schedules')).json()
    expect([data[0].rhythm, data[0].nextRunAt]).toEqual([rhythm, at(next)().toISOString()])
  })

  test.each([
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last_7_days', '2026-02-22', '2026-02-28'],
    ['last_30_days', '2026-01-30', '2026-02-28'],
    ['last_month', '2026-02-01', '2026-02-28'],
  ])('%s is from %s to %s on the first of March', async (period, from, to) => {
    await schedule({ period })
    await testApp.db
      .updateTable('report_schedules')
      .set({ next_run_at: at('2026-03-01T00:30')() })
      .execute()
    await work(at('2026-03-01T00:31'))
    expect(await runs()).toMatchObject([{ from, to }])
  })

  test('missed for a week runs once, in one of two processes', async () => {
    await schedule()
    const week = at('2026-03-17T09:00')
    await testApp.db
      .updateTable('report_schedules')
      .set({ next_run_at: at('2026-03-10T07:00')() })
      .execute()
    const made = await Promise.all([work(week), work(week), work(week)])
    expect(made.sort()).toEqual([0, 0, 1])
    expect(await runs()).toHaveLength(1)
  })

  test('that is paused does not run, and resumes from the current time', async () => {
    const { id, version } = await schedule()
    const paused = (await call('PUT', `schedules/${id}`, { active: false, version })).json()
    expect(paused).toMatchObject({ active: false, nextRunAt: null, recipients: newSchedule.recipients })
    expect(await work(() => new Date(Date.now() + 90 * 86_400_000))).toBe(0)
    const again = (await call('PUT', `schedules/${id}`, { active: true })).json()
    expect(Date.parse(again.nextRunAt)).toBeGreaterThan(Date.now())
  })

  test('is sent at once on request, paused or not, once for an idempotency key', async () => {
    const beto = await addUser(testApp.ctx, { name: 'Beto', role: 'admin', companyIds: [] })
    const { id, version } = await schedule({ recipients: ['dono@padaria.example'] })
    await call('PUT', `schedules/${id}`, { active: false, version })
    const sendRequest = () => testApp.call('POST', `/v1/reports/schedules/${id}/runs`, { as: beto, key: 'agora-mesmo' })
    const response = await sendRequest()
    expect(response.statusCode, response.body).toBe(202)
    expect((await sendRequest()).json().id).toBe(response.json().id)
    const requested = {
      status: 'queued',
      scheduleId: id,
      recipients: ['dono@padaria.example'],
      requestedBy: { name: 'Beto' },
    }
    expect(await runs()).toMatchObject([{ ...requested, rows: null }])
    const job = jobKinds.find(({ name }) => name === 'reports.run')
    await job?.run(testApp.ctx, { id: response.json().id }, new AbortController().signal)
    expect(await runs()).toMatchObject([{ status: 'done', rows: 1 }])
    const mails = await testApp.db.selectFrom('emails').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([beto.email, 'dono@padaria.example'].sort())
    expect((await call('GET', 'schedules')).json().data[0].nextRunAt).toBeNull()
    const unknown = await call('POST', 'schedules/018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f/runs', {})
    expect(unknown.statusCode).toBe(404)
  })

  test('returns 412 for the second of two concurrent edits, and names who deleted it', async () => {
    const { id } = await schedule()
    const beto = await addUser(testApp.ctx, { name: 'Beto', role: 'admin', companyIds: [] })
    await call('PUT', `schedules/${id}`, { format: 'xlsx', version: 1 }, beto)
    const late = (await call('PUT', `schedules/${id}`, { period: 'last_month', version: 1 })).json()
    expect(late).toMatchObject({ status: 412, changes: [{ field: '/format', from: 'csv', to: 'xlsx' }] })
    expect((await call('DELETE', `schedules/${id}`, undefined, beto)).statusCode).toBe(204)
    expect((await call('PUT', `schedules/${id}`, {})).json().detail).toBe('Beto excluiu este cadastro.')
  })

  test('of a user who is no longer an admin sends nothing', async () => {
    const beto = await addUser(testApp.ctx, { name: 'Beto', role: 'admin', companyIds: [] })
    await schedule({}, beto)
    await testApp.db.updateTable('users').set({ role: 'operator' }).where('id', '=', beto.id).execute()
    await testApp.db.updateTable('report_schedules').set({ next_run_at: testApp.now() }).execute()
    await work()
    expect(await runs()).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('Beto não tem mais o perfil') },
    ])
    const emails = await testApp.db.selectFrom('emails').selectAll().execute()
    expect(emails.filter(({ file_key }) => file_key !== null)).toEqual([])
    const { data } = (await testApp.call('GET', '/v1/notifications', { as: testApp.users.admin })).json()
    expect(data).toMatchObject([{ type: 'report_failed', text: 'O relatório “Ordens por dia” não pôde ser feito.' }])
  })

  test.each([
    [{ key: 'x' }, '/key'],
    [{ recipients: [] }, '/recipients'],
    [{ recipients: ['a@b.example', 'A@B.example'] }, '/recipients'],
    [{ recipients: ['nobody'] }, '/recipients/0'],
    [{ rhythm: { every: 'month', day: 31, at: '07:00' } }, '/rhythm/day'],
    [{ rhythm: { every: 'day', at: '25:00' } }, '/rhythm/at'],
    [{ rhythm: { every: 'hour', at: '07:00' } }, '/rhythm'],
    [{ period: 'last_5_years' }, '/period'],
  ])('with %j is rejected at %s', async (changes, pointer) => {
    const response = await call('POST', 'schedules', { ...newSchedule, ...changes })
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().errors[0].pointer).toContain(pointer)
  })

  test('of an unknown company is rejected', async () => {
    const companyId = '018f8f8f-8f8f-7f8f-8f8f-8f8f8f8f8f8f'
    expect((await call('POST', 'schedules', { ...newSchedule, companyId })).statusCode).toBe(404)
  })
})

describe('a run', () => {
  test('waits in the queue, once for an idempotency key', async () => {
    const sendRequest = () =>
      testApp.call('POST', '/v1/reports/runs', { as: testApp.users.admin, body: newRun, key: 'um-relatorio' })
    const [one, other] = [await sendRequest(), await sendRequest()]
    expect(one.statusCode, one.body).toBe(202)
    expect(other.body).toBe(one.body)
    expect(one.json()).toMatchObject({ status: 'queued', bytes: null })
    expect((await call('GET', `runs/${one.json().id}/file`)).statusCode).toBe(404)
    expect(await runs()).toHaveLength(1)
  })

  test('of five years is rejected immediately', async () => {
    const response = await call('POST', 'runs', { ...newRun, from: '2021-01-01', to: '2026-01-01' })
    expect(response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/from', code: 'too_big' }] })
    expect((await call('POST', 'runs', { ...newRun, from: '2026-01-02', to: '2026-01-01' })).statusCode).toBe(400)
  })

  test('retried after its process died is created once', async () => {
    const { id } = (await call('POST', 'runs', newRun)).json()
    const job = jobKinds.find(({ name }) => name === 'reports.run')
    const one = () => job?.run(testApp.ctx, { id }, new AbortController().signal)
    await Promise.all([one(), one()])
    await one()
    const mails = await testApp.db.selectFrom('emails').selectAll().execute()
    expect(mails).toHaveLength(1)
    expect(await runs()).toMatchObject([{ status: 'done' }])
  })

  test('is deleted after a month, with its file', async () => {
    const { id } = (await call('POST', 'runs', newRun)).json()
    const job = jobKinds.find(({ name }) => name === 'reports.run')
    await job?.run(testApp.ctx, { id }, new AbortController().signal)
    const requested: string[] = []
    const jobs: Jobs = { send: async (_db, _name, data) => void requested.push(data.keys ?? '') }
    const ctx = { ...testApp.ctx, services: { ...testApp.ctx.services, jobs } }
    await sweepReportRuns(ctx)
    expect(await runs()).toHaveLength(1)
    await sweepReportRuns({ ...ctx, clock: () => new Date(Date.now() + 31 * 86_400_000) })
    expect(await runs()).toEqual([])
    expect(requested).toEqual([JSON.stringify([`reports/${id}`])])
  })
})

test('the scheduled tasks of a server find due schedules', async () => {
  await schedule()
  await testApp.db.updateTable('report_schedules').set({ next_run_at: testApp.now() }).execute()
  await runScheduledTasks(testApp.deps, false)
  expect(await runs()).toMatchObject([{ status: 'queued' }])
})
