import { existsSync, readFileSync, statSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import { findRejectionReason } from '../outbound/outbound-client.ts'
import { InvalidValueError, root } from './config-readers.ts'
import { StartupError } from './startup-error.ts'
import { variables } from './variables.ts'

type Variables = typeof variables
type Values = { readonly [Name in keyof Variables]: ReturnType<Variables[Name]['read']> }

/** The configuration of the server, read from the environment. `variables.ts` describes each setting. */
export type Config = Readonly<ReturnType<typeof readConfig>>

/** Whether only this machine can reach a host name or address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

/** Returns the host name of a URL, without the brackets of an IPv6 address; empty for none. */
export function getHostName(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
}

/**
 * Reads and validates the environment.
 *
 * @throws StartupError with every invalid setting.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const mistakes: string[] = []
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, { read }]) => {
      try {
        return [name, read(env[name]?.trim() || undefined)]
      } catch (error) {
        if (!(error instanceof InvalidValueError)) throw error
        mistakes.push(`  ${name}: ${error.message}.`)
        return [name, undefined]
      }
    }),
  ) as Values
  if (existsSync(values.MALOTE_DATA_DIR ?? '') && !statSync(values.MALOTE_DATA_DIR).isDirectory()) {
    mistakes.push('  MALOTE_DATA_DIR: informe uma pasta, não um arquivo.')
  }
  if (values.METRICS_PORT && values.METRICS_PORT === values.PORT) {
    mistakes.push('  METRICS_PORT: escolha outra porta que a de PORT.')
  }
  const { MAP_TILES_URL: tiles, MAP_ATTRIBUTION: attribution } = values
  if (tiles && !attribution) mistakes.push('  MAP_ATTRIBUTION: diga de quem são as imagens do mapa.')
  const { TEXT_MESSAGE_URL: gateway } = values
  const rejection = gateway && findRejectionReason(new URL(gateway), values.WEBHOOK_ADDRESSES ?? [])
  if (rejection)
    mistakes.push(`  TEXT_MESSAGE_URL: ${rejection} Um endereço IP interno precisa estar em WEBHOOK_ADDRESSES.`)
  if (values.TEXT_MESSAGE_HEADER && !gateway)
    mistakes.push('  TEXT_MESSAGE_URL: informe a quem enviar TEXT_MESSAGE_HEADER.')
  if (mistakes.length > 0) throw new StartupError(`Revise as variáveis de ambiente:\n${mistakes.join('\n')}`)
  return {
    port: values.PORT,
    host: values.HOST ?? (values.DATABASE_URL ? '0.0.0.0' : '127.0.0.1'),
    metricsPort: values.METRICS_PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePool: values.DATABASE_POOL,
    databasePrepared: values.DATABASE_PREPARED,
    dataDir: values.MALOTE_DATA_DIR,
    demo: values.MALOTE_DEMO,
    filesUrl: values.FILES_URL,
    signingSecret: values.SIGNING_SECRET,
    webDist: values.WEB_DIST,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    textMessages: gateway
      ? {
          url: gateway,
          header: values.TEXT_MESSAGE_HEADER,
          body: values.TEXT_MESSAGE_BODY,
          label: values.TEXT_MESSAGE_CHANNEL,
        }
      : undefined,
    postalCodeUrls: values.POSTAL_CODE_URL,
    postalCodeSearchUrl: values.POSTAL_CODE_SEARCH_URL,
    mapTiles: tiles && attribution ? { url: tiles, attribution } : undefined,
    corsOrigins: values.CORS_ORIGINS,
    webhookAddresses: values.WEBHOOK_ADDRESSES,
    trustProxy: values.TRUST_PROXY,
    rateLimit: values.RATE_LIMIT,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracesShare: values.OTEL_TRACES_SAMPLER_ARG,
    logLevel: values.LOG_LEVEL,
    stopDelay: values.STOP_DELAY,
  }
}

/** The version of the software, as in `/healthz` and the OpenAPI document. */
export const version = (JSON.parse(readFileSync(resolve(root, 'apps/api/package.json'), 'utf8')) as { version: string })
  .version
