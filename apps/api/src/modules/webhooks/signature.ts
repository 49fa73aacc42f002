import { createHmac } from 'node:crypto'

/**
 * The `Malote-Signature` header, in Stripe's form: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`, with a `v1` for
 * each secret that is worth anything now. The moment is inside, so that an old message cannot be sent again.
 */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'))
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
