import { beforeEach, describe, expect, test } from 'vitest'
import { createReceiver, type Receiver } from '../../../test/webhook-receiver.ts'
import { createOutboundClient } from '../outbound/outbound-client.ts'
import { createTextMessageSender, TextMessageError, type TextMessageGateway } from './text-message-sender.ts'

let receiver: Receiver
beforeEach(async () => {
  receiver = await createReceiver()
})

const message = { id: 'message-1', to: '+5511987654321', text: 'Olá, "Ana" & família: 100%\nhttps://x.example/a?b=c' }
const createSender = (gateway: Partial<TextMessageGateway> = {}, allowed = ['127.0.0.1']) =>
  createTextMessageSender(
    { url: receiver.url, header: undefined, body: '{"to":"{{to}}","text":"{{text}}"}', label: 'SMS', ...gateway },
    createOutboundClient(allowed),
  )
const failure = async (sender = createSender()): Promise<TextMessageError> =>
  sender.send(message).then(
    () => expect.unreachable('the message was accepted'),
    (error: TextMessageError) => error,
  )

test('sends JSON with the credential and the id of the message as its key', async () => {
  const header = { name: 'Authorization', value: 'Bearer key' }
  await createSender({ header, body: '{"from":"Malote","to":["{{to}}"],"text":"{{text}}"}' }).send(message)
  const [request] = receiver.received
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer key',
    'idempotency-key': 'message-1',
    'content-type': 'application/json; charset=utf-8',
  })
  expect(JSON.parse(request?.body ?? '')).toEqual({ from: 'Malote', to: [message.to], text: message.text })
})

test('sends a form with escaped values', async () => {
  await createSender({ body: 'to={{to}}&message={{text}}' }).send(message)
  const [request] = receiver.received
  expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  const fields = Object.fromEntries(new URLSearchParams(request?.body))
  expect(fields).toEqual({ to: message.to, message: message.text })
})

describe('a message that the gateway does not accept', () => {
  test.each([400, 401, 404, 422, 302])('is final after status %i', async (status) => {
    receiver.answerWith(status, { location: receiver.url })
    expect(await failure()).toMatchObject({ isFinal: true, message: expect.stringContaining(String(status)) })
    expect(receiver.received).toHaveLength(1)
  })

  test.each([408, 429, 500, 503])('is tried again after status %i', async (status) => {
    receiver.answerWith(status)
    expect(await failure()).toMatchObject({ isFinal: false, retryAfterMs: undefined })
  })

  test('waits as long as Retry-After requires', async () => {
    receiver.answerWith(429, { 'retry-after': '120' })
    expect((await failure()).retryAfterMs).toBe(120_000)
  })

  test('is tried again when nothing listens, without the address in the error', async () => {
    const error = await failure(createSender({ url: 'http://127.0.0.1:9/sms?key=secret' }))
    expect(error).toBeInstanceOf(TextMessageError)
    expect(error.isFinal).toBe(false)
    expect(error.message).not.toContain('secret')
  })
})

test('never calls an internal address that is not configured', async () => {
  await failure(createSender({}, []))
  expect(receiver.received).toHaveLength(0)
})
