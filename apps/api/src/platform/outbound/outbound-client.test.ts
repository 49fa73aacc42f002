import type { LookupFunction } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createReceiver } from '../../../test/webhook-receiver.ts'
import { createOutboundClient } from './outbound-client.ts'

const message = (url: string) => ({ url, body: '{}', headers: {} })

test.each([
  ['http://erp.example.com/', 'https://'],
  ['https://user:secret@erp.example.com/', 'usuário'],
  ['https://127.0.0.1/', 'IP'],
  ['https://2130706433/', 'IP'],
  ['https://0x7f.1/', 'IP'],
  ['https://[::1]/', 'IP'],
  ['https://[::ffff:169.254.169.254]/', 'IP'],
  ['https://localhost/', 'internet'],
  ['https://localhost./', 'internet'],
  ['https://intranet/', 'internet'],
  ['https://intranet./', 'internet'],
  ['https://banco.internal/', 'internet'],
  ['https://banco.internal./', 'internet'],
  ['https://127.0.0.1./', 'IP'],
  ['https://impressora.local/', 'internet'],
  ['https://erp.example.com:0/', 'nome e a porta'],
  ['https://erp..example.com/', 'nome e a porta'],
  [`https://${'a'.repeat(64)}.example.com/`, 'nome e a porta'],
])('%s is rejected before a request is sent', async (url, reason) => {
  const outgoing = createOutboundClient()
  expect(outgoing.rejectionReason(url)).toContain(reason)
  await expect(outgoing.post(message(url))).rejects.toThrow(reason)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.10',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '224.0.0.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '64:ff9b::a00:1',
])('a public name that resolves to %s is not called', async (address) => {
  const family = address.includes(':') ? 6 : 4
  const lookup: LookupFunction = (_name, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const outgoing = createOutboundClient([], lookup)
  expect(outgoing.rejectionReason('https://erp.example.com/')).toBeUndefined()
  await expect(outgoing.post(message('https://erp.example.com/'))).rejects.toThrow('is not allowed')
})

test('rejects a name when one of its addresses is private, without a warning about the others', async () => {
  const warn = vi.spyOn(console, 'warn')
  const lookup: LookupFunction = (_name, _options, done) =>
    done(null, [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
  await expect(createOutboundClient([], lookup).post(message('https://erp.example.com/'))).rejects.toThrow(
    'not allowed',
  )
  expect(warn).not.toHaveBeenCalled()
})

test('an address that the installation allows is called, and a redirect from it is not followed', async () => {
  const receiver = await createReceiver()
  const outgoing = createOutboundClient(['127.0.0.1'])
  expect(await outgoing.post(message(receiver.url))).toMatchObject({ status: 204 })
  receiver.answerWith(307, { location: 'http://127.0.0.2/interno' })
  expect(await outgoing.post(message(receiver.url))).toMatchObject({ status: 307 })
  expect(receiver.received).toHaveLength(2)
})
