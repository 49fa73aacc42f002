import {
  describeOutboundError,
  describeRejectedStatus,
  type OutboundClient,
  parseRetryAfter,
} from '../outbound/outbound-client.ts'

/** A text message to a phone. */
export interface TextMessage {
  /** The same for each attempt, so that the gateway can detect a repetition. */
  readonly id: string
  /** E.164. */
  readonly to: string
  readonly text: string
}

/** Sends text messages to phones, over a gateway of the operator's choice. */
export interface TextMessageSender {
  /** The name of the channel for users, such as "SMS" or "WhatsApp". */
  readonly label: string
  /** @throws TextMessageError when the gateway does not accept the message. */
  send(message: TextMessage, signal?: AbortSignal): Promise<void>
}

/** Why the gateway did not accept a message, in Portuguese and without the content of its response. */
export class TextMessageError extends Error {
  /** Whether another attempt has no chance. */
  readonly isFinal: boolean
  /** The pause that the gateway requires before the next attempt, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(message: string, { isFinal, retryAfterMs }: { isFinal: boolean; retryAfterMs?: number | undefined }) {
    super(message)
    this.name = 'TextMessageError'
    this.isFinal = isFinal
    this.retryAfterMs = retryAfterMs
  }
}

/** The gateway: an HTTP address that accepts one message per POST request. */
export interface TextMessageGateway {
  readonly url: string
  /** The header that authenticates this installation. */
  readonly header: { readonly name: string; readonly value: string } | undefined
  /** JSON or `application/x-www-form-urlencoded`, with `{{to}}` and `{{text}}`. */
  readonly body: string
  readonly label: string
}

/** Whether the body of the gateway is JSON; otherwise it is a form. */
export const isJsonBody = (body: string): boolean => /^\s*[[{]/.test(body)

/** Creates a sender over an HTTP gateway. The client rejects addresses that it may not call, and does not follow redirects. */
export function createTextMessageSender(gateway: TextMessageGateway, client: OutboundClient): TextMessageSender {
  const { url, header, label } = gateway
  return {
    label,
    send: async ({ id, to, text }, signal) => {
      const headers = {
        'user-agent': 'Malote-Messages/1',
        'idempotency-key': id,
        ...(isJsonBody(gateway.body) ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(header ? { [header.name.toLowerCase()]: header.value } : {}),
      }
      const body = fillBody(gateway.body, { to, text })
      const { status, retryAfter } = await client.post({ url, body, headers }, signal).catch((error: unknown) => {
        throw new TextMessageError(describeOutboundError(error), { isFinal: false })
      })
      if (status >= 200 && status < 300) return
      const isTemporary = status === 408 || status === 429 || status >= 500
      const retryAfterMs = isTemporary ? parseRetryAfter(retryAfter, new Date()) : undefined
      throw new TextMessageError(describeRejectedStatus(status), { isFinal: !isTemporary, retryAfterMs })
    },
  }
}

/** Fills in a body. Values are escaped as the format of the body requires. */
export function fillBody(body: string, values: Readonly<Record<'to' | 'text', string>>): string {
  const escapeValue = isJsonBody(body) ? (value: string) => JSON.stringify(value).slice(1, -1) : encodeURIComponent
  return body.replace(/\{\{(to|text)\}\}/g, (_, name: 'to' | 'text') => escapeValue(values[name]))
}
