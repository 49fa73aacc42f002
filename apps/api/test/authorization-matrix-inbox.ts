import { ownCompany, type Row } from './authorization-outcomes.ts'
import { ofAcme } from './authorization-resources.ts'
import { createMail, receivedMail, spreadsheetPart } from './inbox.ts'
import type { TestApp } from './test-app.ts'

const aMessage = async (testApp: TestApp) => ({ params: { id: (await receivedMail(testApp)).id } })

const anAttachment = async (testApp: TestApp) => {
  const { id, attachments } = await receivedMail(testApp, { parts: [spreadsheetPart] })
  return { params: { id, attachmentId: attachments[0]?.id ?? '' } }
}

/** The part of the matrix for received messages. */
export const inboxMatrix: Readonly<Record<string, Row>> = {
  'inbox.receive': {
    request: async ({ companies }) => ({ query: { companyId: companies.acme }, mail: createMail() }),
    ...ownCompany,
  },
  'inbox.list': { request: ofAcme, ...ownCompany },
  'inbox.get': { request: aMessage, ...ownCompany },
  'inbox.decide': {
    request: async (testApp) => ({ ...(await aMessage(testApp)), body: { status: 'discarded' } }),
    ...ownCompany,
  },
  'inbox.file': { request: anAttachment, ...ownCompany },
  'inbox.importAttachment': { request: anAttachment, ...ownCompany },
}
