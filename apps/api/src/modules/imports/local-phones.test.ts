import { expect, test } from 'vitest'
import { explainLocalPhones } from './local-phones.ts'

const explain = (contactPhone: string, address: object, others: readonly string[] = []) =>
  explainLocalPhones(
    [{ path: ['contactPhone'], message: 'Informe o telefone com DDD.' }],
    () => ({ contactPhone, address }),
    others.map((other) => ({ contactPhone: other })),
  )[0]?.message

test.each([
  ['3232-1234', { state: 'SE', city: 'Lagarto' }, [], 'Falta o DDD. Com o do estado, seria (79) 3232-1234.'],
  [
    '98888-7777',
    { state: 'SP', city: 'Valinhos' },
    ['(19) 3232-1234'],
    'Falta o DDD. Com o de outro telefone da linha, seria (19) 98888-7777.',
  ],
  ['98888-7777', { state: 'SP', city: 'Valinhos' }, [], 'Falta o DDD deste telefone.'],
  ['12345', { state: 'SE', city: 'Lagarto' }, [], 'Informe o telefone com DDD.'],
] as const)('the error of %s at %j', (phone, address, others, message) => {
  expect(explain(phone, address, others)).toBe(message)
})
