import { beforeAll, expect, test } from 'vitest'
import { anyId } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})

async function sendInvitation(name: string): Promise<string> {
  const email = `${anyId()}@example.com`
  const body = { name, email, role: 'manager', companyIds: [testApp.companies.acme] }
  const response = await testApp.call('POST', '/v1/users', { as: testApp.users.manager, body })
  expect(response.statusCode, response.body).toBe(201)
  const mail = await testApp.db
    .selectFrom('emails')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return mail.body
}

test('an invitation contains the name of the person', async () => {
  expect(await sendInvitation('Nina Prado')).toMatch(/^Olá, Nina Prado\.\n/)
})

test('an invitation contains no link that the inviting user has entered as a name', async () => {
  const body = await sendInvitation('veja https://evil.example/entrar')
  expect(body).toMatch(/^Olá\.\n/)
  expect(body).not.toContain('evil')
})
