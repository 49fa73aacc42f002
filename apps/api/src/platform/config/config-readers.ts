import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { MapTiles } from '@malote/api-client/contract'
import { fillBody, isJsonBody } from '../messages/text-message-sender.ts'
import { splitHosts } from './split-hosts.ts'

/** The root of the project. */
export const root = resolve(import.meta.dirname, '../../../../..')

/** An invalid setting; the message contains the accepted values. */
export class InvalidValueError extends Error {}

/** Reads an integer within limits. */
export function integer(fallback: number, minimum: number, maximum: number) {
  return (text: string | undefined): number => {
    if (text === undefined) return fallback
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value
    throw new InvalidValueError(`informe um número inteiro de ${minimum} a ${maximum}`)
  }
}

/** Reads a fraction between 0 and 1. */
export function share(fallback: number) {
  return (text: string | undefined): number => {
    if (text === undefined) return fallback
    const value = Number(text)
    if (/^\d?\.?\d+$/.test(text) && value <= 1) return value
    throw new InvalidValueError('informe um número de 0 a 1, como 0.1')
  }
}

/** Reads one of the given options. */
export function oneOf<const T extends string>(options: readonly T[], fallback: T) {
  return (text: string | undefined): T => {
    if (text === undefined) return fallback
    const chosen = options.find((option) => option === text.toLowerCase())
    if (chosen) return chosen
    throw new InvalidValueError(`use um destes: ${options.join(', ')}`)
  }
}

/** Reads a URL with one of the given protocols. */
export function url(protocols: readonly string[]) {
  return (text: string | undefined): string | undefined => {
    if (text === undefined) return undefined
    const parsed = URL.canParse(text) ? new URL(text) : undefined
    if (parsed && protocols.includes(parsed.protocol)) return text
    throw new InvalidValueError(
      `informe um endereço que comece com ${protocols.map((name) => `${name}//`).join(' ou ')}`,
    )
  }
}

/**
 * Reads the address of a PostgreSQL server, or of several of which one is the primary, in the notation of libpq.
 *
 * @throws InvalidValueError for a list of hosts in the parameter `host`, which the driver takes for one name.
 */
export function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const query = new URLSearchParams(/\?[^#]*/.exec(text)?.[0])
  if (query.get('host')?.includes(',')) {
    throw new InvalidValueError(
      'escreva os servidores antes do nome do banco, como em postgresql://um:5432,outro:5432/malote.',
    )
  }
  const addresses = splitHosts(text)
  for (const address of addresses) {
    // One host may be missing: the driver then uses the local one.
    const isComplete = addresses.length === 1 || (URL.canParse(address) && new URL(address).hostname)
    url(['postgresql:', 'postgres:'])(isComplete ? address : '')
  }
  return text
}

/** Reads the sender of e-mails. */
export function readSender(text: string | undefined): string {
  if (text === undefined) return 'Malote <nao-responda@localhost>'
  if (/^(?:[^<>@,;\r\n]+ <[^<>\s@,;]+@[^<>\s@,;]+>|[^<>\s@,;]+@[^<>\s@,;]+)$/.test(text)) return text
  throw new InvalidValueError('informe um endereço de e-mail, ou Nome <endereço>')
}

/** Reads which proxies are trusted with the address of a client. */
export function readTrustProxy(text: string | undefined): number | string[] {
  if (text === undefined) return 0
  if (/^\d$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every((address) => isIP(address.split('/')[0] ?? '') !== 0)) return addresses
  throw new InvalidValueError(
    'informe quantos proxies há na frente (0 a 9) ou os endereços deles, separados por vírgula',
  )
}

/** Reads a header with its name, such as `Authorization: Bearer key`. */
export function readHeader(text: string | undefined): { name: string; value: string } | undefined {
  if (text === undefined) return undefined
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*([\t\x20-\x7e]+)$/.exec(text) ?? []
  if (name && value && !reservedHeaders.has(name.toLowerCase())) return { name, value }
  throw new InvalidValueError('informe um cabeçalho como Authorization: Bearer chave')
}

/** Headers that the request sets itself. */
const reservedHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'idempotency-key',
])

export const defaultTextMessageBody = '{"to":"{{to}}","text":"{{text}}"}'

/** Reads the body of a request to the text message gateway. */
export function readTextMessageBody(text: string | undefined): string {
  if (text === undefined) return defaultTextMessageBody
  const isComplete = ['{{to}}', '{{text}}'].every((part) => text.includes(part))
  const sample = fillBody(text, { to: '+5511999999999', text: 'Um "texto" & mais' })
  const isFormatted = isJsonBody(text) ? isJson(sample) : /^[^=&\s]+=[^&\s]*(?:&[^=&\s]+=[^&\s]*)*$/.test(sample)
  if (isComplete && isFormatted && !/\{\{(?!to\}\}|text\}\})/.test(text)) return text
  throw new InvalidValueError('informe JSON ou um formulário (a=b&c=d) com {{to}} e {{text}}, e nenhum outro {{nome}}')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Reads the name of the text message channel. */
export function readChannelName(text: string | undefined): string {
  if (text === undefined) return 'SMS'
  if (/^[\p{L}\d][\p{L}\d -]{0,19}$/u.test(text)) return text
  throw new InvalidValueError('informe um nome curto, como SMS ou WhatsApp')
}

const postalCodeServices = ['https://brasilapi.com.br/api/cep/v2/{cep}', 'https://viacep.com.br/ws/{cep}/json/']

/** Reads the addresses of the postal code services. */
export function readPostalCodeUrls(text: string | undefined): readonly string[] {
  if (text === undefined) return postalCodeServices
  if (text.toLowerCase() === 'off') return []
  const services = text.split(',').map((part) => part.trim())
  const usable = (service: string): boolean => /^https?:\/\/[^{}]+\{cep\}[^{}]*$/.test(service) && URL.canParse(service)
  if (services.every(usable)) return services
  throw new InvalidValueError('informe endereços http:// ou https:// com {cep}, separados por vírgula, ou off')
}

/**
 * Whether a text is the address of a server with each placeholder once, and no other. Placeholders are not allowed in the
 * host: pages may load map images from this one origin only.
 */
function hasPlaceholders(text: string, placeholders: readonly string[]): boolean {
  const bare = placeholders.reduce((rest, part) => rest.replace(part, '0'), text)
  const hasEachOnce = placeholders.every((part) => text.split(part).length === 2) && !/[{}\s]/.test(bare)
  return hasEachOnce && /^https?:\/\/[^/{}]+\//.test(text) && URL.canParse(bare)
}

/** Reads the address of the search of postal codes by street. */
export function readPostalCodeSearchUrl(text: string | undefined): string | undefined {
  if (text === undefined) return 'https://viacep.com.br/ws/{state}/{city}/{street}/json/'
  if (text.toLowerCase() === 'off') return undefined
  if (hasPlaceholders(text, ['{state}', '{city}', '{street}'])) return text
  throw new InvalidValueError('informe um endereço http:// ou https:// com {state}, {city} e {street}, ou off')
}

/** Reads the address of the map tiles. */
export function readTiles(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (hasPlaceholders(text, ['{z}', '{x}', '{y}'])) return text
  throw new InvalidValueError('informe um endereço como https://servidor/{z}/{x}/{y}.png')
}

/** Reads the attribution of the map tiles. */
export function readAttribution(text: string | undefined): MapTiles['attribution'] | undefined {
  if (text === undefined) return undefined
  const [, name = '', url] = /^([^<>]+?)\s*(?:<(https?:\/\/[^<>\s]+)>)?$/.exec(text) ?? []
  if (name !== '') return { text: name, url: url ?? null }
  throw new InvalidValueError('informe o texto, ou texto <endereço>')
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Reads the origins whose pages may call the API. */
export function readOrigins(text = ''): string[] {
  const origins = listIn(text)
  if (origins.every((origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin)) {
    return origins
  }
  throw new InvalidValueError('informe origens como https://app.empresa.com.br, sem caminho, separadas por vírgula')
}

/** Addresses in a network. */
export function readAddresses(text = ''): string[] {
  const addresses = listIn(text)
  if (addresses.every((address) => isIP(address) !== 0)) return addresses
  throw new InvalidValueError('informe endereços IP, separados por vírgula')
}

/** A folder, from the root of the project on. */
export function folder(fallback: string) {
  return (text: string | undefined): string => resolve(root, text ?? fallback)
}

/** Reads a secret of at least 32 characters. */
export function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= 32) return text
  throw new InvalidValueError('informe pelo menos 32 letras, como as de openssl rand -base64 32')
}
