import { createTransport } from 'nodemailer'
import type { Mailer } from '../../platform/mail/mailer.ts'

/** Whether a server hears nothing before TLS: one elsewhere does not, unless its address ends in `?requireTLS=false`. */
function insistsOnTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return !here && searchParams.get('requireTLS') !== 'false'
}

/**
 * Speaks to the SMTP server at `url`. Each message has a connection of its own, given up after `timeoutMs` of silence
 * at any step and, however slowly the server talks, after three times as long.
 */
export function createMailer(url: string, from: string, timeoutMs = 5_000): Mailer {
  const transport = createTransport({
    url,
    ...(insistsOnTls(url) ? { requireTLS: true } : {}),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, recipient, subject, text, html, attachment }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      ...(attachment && {
        attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
      }),
      // A message that arrives again, after its process died before noting it, can be told to be the same.
      messageId: `<${id}@malote>`,
      signal: AbortSignal.timeout(3 * timeoutMs),
    })
  }
}
