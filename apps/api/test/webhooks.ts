import type { WebhookDelivery } from '@malote/api-client/contract'
import { jobKinds } from '../src/jobs.ts'
import { queueDeliveries } from '../src/modules/webhooks/index.ts'
import type { Jobs } from '../src/platform/jobs/index.ts'
import { confirmPassword, createTestApp, type TestUser } from './test-app.ts'
import { createReceiver } from './webhook-receiver.ts'

/** Starts an application and a receiver of webhooks, with functions that create webhooks and send due messages. */
export async function createWebhookTest() {
  const testApp = await createTestApp()
  const receiver = await createReceiver()
  const every = ['service_order.created', 'service_order.status_changed', 'service_order.edited']

  async function newWebhook(changes: object = {}, as: TestUser = testApp.users.manager) {
    const body = { companyId: testApp.companies.acme, url: receiver.url, events: every, ...changes }
    await confirmPassword(testApp, as)
    return testApp.call('POST', '/v1/webhooks', { as, body })
  }

  /** Queues and sends due messages at once, as a worker would. Returns their number. */
  async function deliverDue(): Promise<number> {
    const requested: Record<string, string>[] = []
    const jobs: Jobs = { send: async (_db, _name, data) => void requested.push(data) }
    await queueDeliveries({ ...testApp.ctx, services: { ...testApp.ctx.services, jobs } })
    const kind = jobKinds.find(({ name }) => name === 'webhooks.deliver')
    for (const data of requested) await kind?.run(testApp.ctx, data, new AbortController().signal)
    return requested.length
  }

  async function fetchLog(id: string): Promise<WebhookDelivery[]> {
    return (await testApp.call('GET', `/v1/webhooks/${id}/deliveries`, { as: testApp.users.manager })).json().data
  }

  /** Creates the only webhook of a test; earlier ones are deleted. */
  async function only(changes: object = {}): Promise<{ id: string; secret: string }> {
    await testApp.db.deleteFrom('webhooks').execute()
    receiver.received.length = 0
    receiver.answerWith(204)
    return (await newWebhook(changes)).json()
  }

  return { testApp, receiver, newWebhook, deliverDue, fetchLog, only }
}

export type WebhookTest = Awaited<ReturnType<typeof createWebhookTest>>
