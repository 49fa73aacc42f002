import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect } from './people.ts'

/** A mail server on this machine with the messages that it received. */
export interface Mailbox {
  readonly url: string
  /** Waits for the newest message to a recipient. */
  messageFor: (recipient: string, subject: string) => Promise<string>
  /** Waits for the newest link in a message to a recipient. */
  linkFor: (recipient: string, subject: string) => Promise<string>
  close: () => Promise<void>
}

interface Received {
  readonly recipient: string
  readonly content: string
}

const readQuotedPrintable = (raw: string): string =>
  Buffer.from(
    raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString()

/** Starts a mail server that accepts every message. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const content = readQuotedPrintable(raw)
        received.push(...envelope.rcptTo.map(({ address }) => ({ recipient: address, content })))
        done()
      }, done)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const messageFor = async (recipient: string, subject: string) => {
    const find = () => received.findLast((mail) => mail.recipient === recipient && mail.content.includes(subject))
    await expect.poll(find, `a message to ${recipient}: ${subject}`).toBeDefined()
    return find()?.content ?? ''
  }
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    messageFor,
    linkFor: async (recipient, subject) =>
      /http:\/\/\S+\/recuperar-senha\S+/.exec(await messageFor(recipient, subject))?.[0] ?? '',
    close: () => new Promise((done) => server.close(() => done())),
  }
}
