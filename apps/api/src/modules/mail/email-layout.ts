import { formatPhone } from '@malote/api-client/contract'

/** The contact of the installation, as far as it is set. */
export interface Sender {
  readonly name: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
}

interface EmailContent {
  readonly subject: string
  /** Paragraphs. A label ending in a colon followed by a line with a URL of this installation becomes a button. */
  readonly body: string
  readonly sender: Sender
  /** The origin of this installation; text of users never becomes a button. */
  readonly origin: string
  /** Where the recipient opts out; absent for messages that are no choice. */
  readonly unsubscribeUrl?: string | undefined
}

/**
 * The brand's colours, inlined because mail programs have no style sheet. All are set, so that no program guesses
 * one.
 */
const colors = {
  ground: '#f6f8fa',
  surface: '#ffffff',
  line: '#e1e4e9',
  text: '#1c222b',
  subtle: '#5a626c',
  brand: '#0159d5',
  onBrand: '#ffffff',
}
const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const words = `${font};font-size:16px;line-height:24px;color:${colors.text}`
const small = `${font};font-size:13px;line-height:20px;color:${colors.subtle}`
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
const unsubscribe = 'Não quero receber avisos'
const automatic = 'Mensagem automática do Malote. Não é preciso responder.'

/** Renders the plain-text part. */
export function formatEmailText({
  body,
  sender,
  unsubscribeUrl,
}: Pick<EmailContent, 'body' | 'sender' | 'unsubscribeUrl'>): string {
  const contacts = getContacts(sender)
  const optOut = unsubscribeUrl ? [`${unsubscribe}: ${unsubscribeUrl}`] : []
  return `${body}\n\n-- \n${[...(contacts.length > 0 ? [contacts.join(' · ')] : []), automatic, ...optOut].join('\n')}\n`
}

/**
 * Renders the HTML part: tables and inline styles, because mail programs support no more; no images, so that nothing is
 * loaded and no reader is tracked. It is always light: some mail programs would darken only half of it.
 */
export function formatEmailHtml({ subject, body, sender, origin, unsubscribeUrl }: EmailContent): string {
  const paragraphs = body.split('\n\n').map((text) => paragraph(text, origin))
  const [, preview = ''] = body.split('\n\n')
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${plain(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:${colors.ground};color-scheme:light">
<div style="display:none;max-height:0;overflow:hidden">${plain(preview)}</div>
<table ${table} width="100%" bgcolor="${colors.ground}" style="background-color:${colors.ground}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${table} width="600"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:600px">
<tr><td align="left" style="padding:0 4px 16px;${font};font-size:22px;line-height:28px;font-weight:bold;color:${colors.brand}">Malote</td></tr>
<tr><td align="left" bgcolor="${colors.surface}" style="padding:28px 24px 12px;background-color:${colors.surface};border:1px solid ${colors.line};border-top:4px solid ${colors.brand};border-radius:8px">
<h1 style="margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:bold;color:${colors.text}">${plain(subject)}</h1>
${paragraphs.join('\n')}
</td></tr>
<tr><td align="left" style="padding:16px 4px 0;${small}">${footer(sender, unsubscribeUrl)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string, origin: string): string {
  const [, label = 'Abrir o Malote', url = ''] = /^(?:([^\n]{1,60}):\n)?(https?:\/\/\S+)$/.exec(text) ?? []
  if (origin && url.startsWith(`${origin}/`)) return button(plain(label), plain(url))
  return `<p style="margin:0 0 16px;${words};word-break:break-word">${plain(text).replaceAll('\n', '<br>')}</p>`
}

/** The cell has the colour too: Outlook does not colour the background of links. */
function button(label: string, url: string): string {
  const link = `display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:bold`
  return `<table ${table} style="margin:0 0 12px"><tr><td bgcolor="${colors.brand}" style="background-color:${colors.brand};border-radius:8px"><a href="${url}" style="${link};color:${colors.onBrand};text-decoration:none">${label}</a></td></tr></table>
<p style="margin:0 0 16px;${small};word-break:break-all">Se o botão não abrir, copie este endereço:<br>${url}</p>`
}

function footer(sender: Sender, unsubscribeUrl: string | undefined): string {
  const contacts = getContacts(sender)
  const link = `<a href="${plain(unsubscribeUrl ?? '')}" style="color:${colors.subtle}">${unsubscribe}</a>`
  return [
    ...(contacts.length > 0 ? [contacts.map(plain).join(' · ')] : []),
    automatic,
    ...(unsubscribeUrl ? [link] : []),
  ].join('<br>')
}

function getContacts({ name, contactEmail, contactPhone }: Sender): string[] {
  // Without line breaks: a wrapped number is easily misread.
  const phone = contactPhone && formatPhone(contactPhone).replaceAll(' ', '\u00a0')
  return [name, contactEmail, phone].flatMap((part) => part || [])
}
