import { jobKinds } from '../src/jobs.ts'
import { deliverEmails } from '../src/modules/mail/index.ts'
import { queueDueRecipientMessages } from '../src/modules/recipient-messages/index.ts'
import type { Message } from '../src/platform/mail/mailer.ts'
import type { TextMessage, TextMessageSender } from '../src/platform/messages/text-message-sender.ts'
import type { TestApp } from './test-app.ts'

/** A gateway in memory. It accepts every message, unless `failWith` is set. */
export function createTextGateway() {
  const gateway = {
    label: 'SMS',
    texts: [] as TextMessage[],
    failWith: undefined as Error | undefined,
    send: async (message: TextMessage) => {
      if (gateway.failWith) throw gateway.failWith
      gateway.texts.push(message)
    },
  }
  return gateway satisfies TextMessageSender
}

/** Waits until an undo is no longer possible, sends the due messages and returns the e-mails. */
export async function sendMessages(testApp: TestApp): Promise<Message[]> {
  testApp.advance(61_000)
  return sendDueMessages(testApp)
}

/** Sends the messages that are due now and returns the e-mails. */
export async function sendDueMessages(testApp: TestApp): Promise<Message[]> {
  const ids: string[] = []
  const jobs = { send: async (_db: unknown, _name: string, { id = '' }: Record<string, string>) => void ids.push(id) }
  const ctx = { ...testApp.ctx, services: { ...testApp.ctx.services, jobs } }
  await queueDueRecipientMessages(ctx)
  const job = jobKinds.find(({ name }) => name === 'recipientMessages.send')
  for (const id of ids) await job?.run(ctx, { id }, new AbortController().signal)
  const sent: Message[] = []
  await deliverEmails(testApp.ctx, async (message) => void sent.push(message))
  return sent
}
