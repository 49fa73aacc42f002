import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onFinished } from './disposers.ts'

interface Received {
  readonly recipients: readonly string[]
  /** The received message with headers and parts, decoded. */
  readonly content: string
}

interface SmtpPeer {
  readonly url: string
  readonly received: Received[]
  /** Recipients that the server rejects. */
  readonly rejected: Set<string>
}

const readQuotedPrintable = (raw: string): string =>
  Buffer.from(
    raw.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString()

/** Starts a local mail server that records messages; it stops after the test file. */
export async function startSmtp(): Promise<SmtpPeer> {
  const received: Received[] = []
  const rejected = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(rejected.has(address) ? Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          content: readQuotedPrintable(raw),
        })
        done()
      }, done)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onFinished(() => new Promise<void>((done) => server.close(done)))
  return { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, received, rejected }
}

/** Starts a server that accepts connections and never responds. `open` contains the connections that are still open. */
export async function startSilence(): Promise<{ readonly url: string; readonly open: ReadonlySet<Socket> }> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, open }
}
