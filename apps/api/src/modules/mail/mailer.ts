import type { Mailer } from '../../platform/mail/mailer.ts'

/** Whether TLS is required: for a remote server yes, unless its URL has `?requireTLS=false`. */
function requiresTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
  return !here && searchParams.get('requireTLS') !== 'false'
}

/** The domain of an address such as `Malote <aviso@empresa.com.br>`. */
const getDomain = (address: string): string => /@([^\s<>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost'

/**
 * Creates a client of the SMTP server at `url`, whose library is loaded with the first message. Each message has its own
 * connection, which is aborted after `timeoutMs` of silence at any step and, however slow the server is, after three
 * times as long.
 */
export function createMailer(url: string, from: string, timeoutMs = 5_000): Mailer {
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      ...(requiresTls(url) ? { requireTLS: true } : {}),
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      socketCloseTimeout: 0,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: ReturnType<typeof openTransport> | undefined
  return async ({ id, recipient, subject, text, html, attachment, unsubscribeUrl }) => {
    transport ??= openTransport()
    await (await transport).sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      ...(attachment && {
        attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
      }),
      headers: {
        // Programs then send no notice of absence in return (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
      // Recipients can detect a duplicate that was sent again after the process died.
      messageId: `<${id}@${getDomain(from)}>`,
      signal: AbortSignal.timeout(3 * timeoutMs),
    })
  }
}
