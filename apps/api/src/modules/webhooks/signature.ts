import { createHmac } from 'node:crypto'

/**
 * The `Malote-Signature` header, in Stripe's form: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, with a `v1` for
 * each valid secret. The time is signed, so that an old message cannot be replayed.
 */
export function signMessage(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}

interface Signed {
  readonly id: string
  readonly body: string
  readonly secrets: readonly string[]
  readonly now: Date
}

/** Decodes a secret as Standard Webhooks does: the text after `whsec_`, in either alphabet of base64. */
const decodeSecret = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

/** The headers of Standard Webhooks (standardwebhooks.com): a signature over id, time and body for each secret. */
export function standardHeaders({ id, body, secrets, now }: Signed): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const content = `${id}.${seconds}.${body}`
  const signatures = secrets.map((secret) =>
    createHmac('sha256', decodeSecret(secret)).update(content).digest('base64'),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}
