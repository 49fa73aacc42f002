import { createTransport } from 'nodemailer'
import type { Mailer } from '../../platform/mailer.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The same text for programs that show HTML: a paragraph for each, and an address alone on its line to press. */
function toHtml(body: string): string {
  const paragraphs = body
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .split('\n\n')
    .map((text) => `<p>${/^https?:\/\/\S+$/.test(text) ? `<a href="${text}">${text}</a>` : text}</p>`)
  return `<!doctype html>\n<html lang="pt-BR">\n<body>\n${paragraphs.join('\n')}\n</body>\n</html>\n`
}

/**
 * Speaks to the SMTP server at `url`. Each message has a connection of its own, given up after `timeoutMs` of silence
 * at any step and, however slowly the server talks, after three times as long.
 */
export function createMailer(url: string, from: string, timeoutMs = 5_000): Mailer {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, recipient, subject, body, attachment }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: toHtml(body),
      ...(attachment && {
        attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
      }),
      // A message that arrives again, after its process died before noting it, can be told to be the same.
      messageId: `<${id}@malote>`,
      signal: AbortSignal.timeout(3 * timeoutMs),
    })
  }
}
