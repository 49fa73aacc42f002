import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { formatPhone, formatPostalCode, type SettingsTest, type SettingsTestResult } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'
import { withTemporaryFolder } from '../../platform/files/temporary-folder.ts'
import { TextMessageError } from '../../platform/messages/text-message-sender.ts'
import { describeOutboundError, describeRejectedStatus } from '../../platform/outbound/outbound-client.ts'
import { newId } from '../../platform/security/ids.ts'
import { recordAudit } from '../audit/index.ts'
import { renderEmail } from '../mail/index.ts'
import { getMe } from '../users/index.ts'
import { settingsId } from './settings.service.ts'

type Outcome = Pick<SettingsTestResult, 'ok' | 'message'>

const good = (message: string): Outcome => ({ ok: true, message })
const bad = (message: string): Outcome => ({ ok: false, message })
/** Avenida Paulista: a CEP that every service has. */
const knownPostalCode = '01310100'

/** Tests a service as the product uses it. A failure is a normal result, with instructions to correct it. */
export async function testService(ctx: Context, test: SettingsTest): Promise<SettingsTestResult> {
  const startedAt = performance.now()
  const { ok, message } = await run(ctx, test)
  const durationMs = Math.round(performance.now() - startedAt)
  const changes = { service: test.service, ok }
  await recordAudit(ctx, { action: 'settings.test', entityId: settingsId, changes })
  return { ok, message, durationMs }
}

function run(ctx: Context, test: SettingsTest): Promise<Outcome> {
  switch (test.service) {
    case 'smtp':
      return sendToSelf(ctx)
    case 'textMessages':
      return sendText(ctx, test.phone)
    case 'webhook':
      return callAddress(ctx, test.url)
    case 'postalCodes':
      return lookUp(ctx, test.postalCode ?? knownPostalCode)
    case 'storage':
      return writeAndRead(ctx)
  }
}

async function sendToSelf(ctx: Context): Promise<Outcome> {
  const { email, name } = await getMe(ctx)
  if (!ctx.services.mailer)
    return bad('Nenhum servidor de e-mail está configurado: as mensagens ficam guardadas. Defina SMTP_URL.')
  const body = `Olá, ${name}.\n\nEsta é uma mensagem de teste do Malote. O envio de e-mails funciona.`
  const subject = 'Teste de e-mail do Malote'
  // Outside of `try`: its errors are not those of the mail server.
  const content = await renderEmail(ctx, { subject, body })
  try {
    await ctx.services.mailer({ id: newId(), recipient: email, subject, ...content })
    return good(`Mensagem enviada a ${email}. Confira se ela chegou, também na pasta de spam.`)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the test e-mail was not sent')
    return bad(describeMailFailure(error))
  }
}

function describeMailFailure(error: unknown): string {
  const { code, name, responseCode } = error as { code?: string; name?: string; responseCode?: number }
  // RFC 5321, 4.2.1: the server has a temporary problem, also while it checks a password.
  if (responseCode && responseCode >= 400 && responseCode < 500) {
    return `O servidor de e-mail está com um problema temporário (${responseCode}). Tente de novo em alguns minutos.`
  }
  if (code === 'EAUTH') return 'O servidor de e-mail recusou usuário ou senha. Confira SMTP_URL.'
  if (code === 'ETLS') {
    return 'O servidor de e-mail não oferece uma conexão cifrada. Use smtps:// ou outra porta em SMTP_URL.'
  }
  if (code === 'ETIMEDOUT' || name === 'TimeoutError' || name === 'AbortError') {
    return 'O servidor de e-mail não respondeu a tempo. Confira endereço, porta e firewall.'
  }
  if (responseCode)
    return `O servidor de e-mail recusou a mensagem (${responseCode}). Confira o remetente em MAIL_FROM.`
  return 'Não foi possível falar com o servidor de e-mail. Confira o endereço e a porta em SMTP_URL.'
}

async function sendText(ctx: Context, phone: string): Promise<Outcome> {
  const sender = ctx.services.textMessages
  if (!sender) {
    return bad(
      'Nenhum serviço de mensagens está configurado: destinatários só recebem e-mail. Defina TEXT_MESSAGE_URL.',
    )
  }
  const text = 'Esta é uma mensagem de teste do Malote. O envio de mensagens funciona.'
  try {
    await sender.send({ id: newId(), to: phone, text })
    return good(`Mensagem por ${sender.label} entregue ao serviço, para ${formatPhone(phone)}. Confira se ela chegou.`)
  } catch (error) {
    if (!(error instanceof TextMessageError)) throw error
    return bad(`${error.message} Confira as variáveis TEXT_MESSAGE_*.`)
  }
}

async function callAddress(ctx: Context, url: string): Promise<Outcome> {
  const outgoing = ctx.services.outbound
  const rejection = outgoing.rejectionReason(url)
  if (rejection) return bad(rejection)
  const { session } = requireSession(ctx)
  const body = JSON.stringify({ id: newId(), type: 'ping', createdAt: ctx.clock().toISOString(), data: null })
  const headers = { 'malote-event': 'ping', 'malote-delivery': session.id }
  try {
    const { status } = await outgoing.post({ url, body, headers })
    return status >= 200 && status < 300 ? good(`O endereço respondeu ${status}.`) : bad(describeRejectedStatus(status))
  } catch (error) {
    return bad(describeOutboundError(error))
  }
}

async function lookUp({ services: { postalCodes }, log }: Context, cep: string): Promise<Outcome> {
  if (!postalCodes) return bad('Nenhuma busca de CEP está configurada. Defina POSTAL_CODE_URL.')
  try {
    const address = await postalCodes(cep)
    if (address === 'unconfirmed') {
      return bad('Um serviço de CEP não tem este CEP e outro falhou, então não sabemos se ele existe. Tente de novo.')
    }
    if (address) return good(`A busca respondeu: ${address.city}/${address.state}.`)
    return bad(
      cep === knownPostalCode
        ? `A busca respondeu que o CEP ${formatPostalCode(cep)}, da Avenida Paulista, não existe. Confira POSTAL_CODE_URL.`
        : 'A busca respondeu que este CEP não existe.',
    )
  } catch (error) {
    log.warn({ err: error }, 'the test of the postal code service failed')
    return bad(
      'A busca de CEP não respondeu ou respondeu com um erro. Os formulários continuam aceitando o endereço à mão.',
    )
  }
}

/** Writes, reads and deletes a file under a unique key. */
async function writeAndRead(ctx: Context): Promise<Outcome> {
  const files = ctx.services.files
  const key = `tests/${newId()}`
  const content = randomBytes(1024)
  try {
    await withTemporaryFolder(files, async (folder) => {
      await writeFile(join(folder, 'file'), content)
      await files.save(key, join(folder, 'file'), 'application/octet-stream')
    })
    const read = await buffer(await files.read(key))
    await files.remove(key)
    return read.equals(content)
      ? good('O armazenamento gravou, leu e apagou um arquivo.')
      : bad('O armazenamento devolveu outro conteúdo do que recebeu. Confira FILES_URL.')
  } catch (error) {
    ctx.log.warn({ err: error }, 'the test of the file store failed')
    return bad('O armazenamento não gravou ou não leu o arquivo. Confira FILES_URL, as permissões e o espaço em disco.')
  }
}
