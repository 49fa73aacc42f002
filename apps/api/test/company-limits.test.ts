import { apiKeysPerCompany, webhooksPerCompany } from '@malote/api-client/contract'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

const url = 'https://erp.example.com/malote'
const events = ['service_order.created']

test.each([
  ['api-keys', apiKeysPerCompany, (companyId: string) => ({ companyId, name: 'ERP' })],
  ['webhooks', webhooksPerCompany, (companyId: string) => ({ companyId, url, events })],
] as const)(
  'a company has at most the limit of %s, %i, also with concurrent requests',
  async (resource, most, bodyFor) => {
    const { acme, other } = testApp.companies
    const as = testApp.users.admin
    const make = (companyId: string) => testApp.call('POST', `/v1/${resource}`, { as, body: bodyFor(companyId) })
    const responses = await Promise.all(Array.from({ length: most + 3 }, () => make(acme)))
    const made = responses.filter(({ statusCode }) => statusCode === 201)
    expect(made).toHaveLength(most)
    expect(responses.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
      status: 409,
      code: 'limit_reached',
      detail: expect.stringContaining(`já tem ${most}`),
    })
    expect((await make(other)).statusCode).toBe(201)
    await testApp.call('DELETE', `/v1/${resource}/${made[0]?.json().id}`, { as })
    expect((await make(acme)).statusCode).toBe(201)
  },
)
