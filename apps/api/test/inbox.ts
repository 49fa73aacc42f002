import type { InboxMessage } from '@malote/api-client/contract'
import { expect } from 'vitest'
import { createCsv, plainRow } from './imports.ts'
import { anyId } from './orders.ts'
import type { TestApp, TestUser } from './test-app.ts'

/** A part of an e-mail with several parts. */
interface Part {
  readonly headers: readonly string[]
  readonly content: string | Buffer
}

interface Mail {
  /** @default a new one; null leaves it out */
  readonly messageId?: string | null
  readonly subject?: string
  readonly from?: string
  readonly date?: string
  /** Header lines of the body. @default plain text in UTF-8 */
  readonly type?: readonly string[]
  readonly text?: string
  /** Files. */
  readonly parts?: readonly Part[]
}

export const pasteText =
  'Boa tarde! Entregar amanhã das 9h às 12h na Rua Harmonia, 321, CEP 05435-000, para Juliana, (11) 91234-5678.'

const utf8 = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']

/** Writes an e-mail as a mail server sends it. */
export function createMail({
  messageId = `<${anyId()}@loja.example>`,
  subject = 'Pedido',
  from = 'Loja <pedidos@loja.example>',
  date = 'Fri, 20 Nov 2026 09:00:00 -0300',
  type = utf8,
  text = pasteText,
  parts = [],
}: Mail = {}): string {
  const headers = [
    `From: ${from}`,
    'To: pedidos@malote.example',
    `Subject: ${subject}`,
    `Date: ${date}`,
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
  ]
  if (parts.length === 0) return [...headers, ...type, '', text].join('\r\n')
  const body = [{ headers: type, content: text }, ...parts].flatMap((part) => [
    '--part',
    ...part.headers,
    '',
    String(part.content),
  ])
  return [...headers, 'Content-Type: multipart/mixed; boundary=part', '', ...body, '--part--', ''].join('\r\n')
}

/** A file of an e-mail. */
export const filePart = (name: string, type: string, content: Buffer | string): Part => ({
  headers: [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
  ],
  content: Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
})

/** A spreadsheet with one valid order. */
export const spreadsheetPart = filePart('pedidos.csv', 'text/csv', createCsv([plainRow]))

/** Sends an e-mail to a company. */
export const sendMail = (
  testApp: TestApp,
  mail: string | Buffer = createMail(),
  as: TestUser | undefined = testApp.users.operator,
  companyId = testApp.companies.acme,
) => testApp.call('POST', `/v1/inbox?companyId=${companyId}`, { as, mail })

/** Sends an e-mail that must be accepted. */
export async function receivedMail(testApp: TestApp, mail: Mail | string = {}): Promise<InboxMessage> {
  const response = await sendMail(testApp, typeof mail === 'string' ? mail : createMail(mail))
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
