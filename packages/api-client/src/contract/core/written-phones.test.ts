import '../../pt-br.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ContactPhone, Phone } from './documents.ts'
import { appendNote, splitPhones } from './written-phones.ts'

const mobile = '+5511988887777'

test.each([
  ['(11) 98888-7777 / 3333-4444', mobile, 'Outro telefone: (11) 3333-4444'],
  ['(11) 98888-7777 - (21) 3333-4444', mobile, 'Outro telefone: (21) 3333-4444'],
  ['11988887777;1133334444', mobile, 'Outro telefone: (11) 3333-4444'],
  ['3333-4444 ou (11) 98888-7777', mobile, 'Outro telefone: (11) 3333-4444'],
  ['(11) 98888-7777 e (11) 97777-6666 e 3333-4444', mobile, 'Outro telefone: (11) 97777-6666, (11) 3333-4444'],
  ['(11) 3333-4444 ramal 12', '+551133334444', 'Telefone: ramal 12'],
  ['(11) 98888-7777 (Maria)', mobile, 'Telefone: Maria'],
  ['tel: (11) 3333–4444 r. 12 / 0800 123 4567', '+551133334444', 'Outro telefone: 0800 123 4567. Telefone: r. 12'],
  ['(11) 98888-7777 / (11) 98888-7777', mobile, ''],
  ['=11988887777', mobile, ''],
  ['(11) 3333-4444/5555', '+551133334444', 'Telefone: 5555'],
  ['0800 123 4567 / 4004-1234', '08001234567', 'Outro telefone: 4004-1234'],
])('%s is one phone and a note', (text, phone, note) => {
  expect(splitPhones(text)).toEqual({ phone, note })
})

test.each(['(11) 98888-7777', '+55 (011) 98765-4321', '0800 123 4567', '11 98888 7777', '3333-4444', 'Maria', '', '-'])(
  '%s is not divided',
  (text) => {
    expect(splitPhones(text)).toBeUndefined()
  },
)

test.each([
  ['(11) 9911-8778', 'Falta um número no celular. Com o nono dígito, seria (11) 99911-8778.'],
  ['(11) 98888-7777 / 3333-4444', 'Informe só um telefone, e escreva o outro nas instruções.'],
  ['(11) 3333-4444 ramal 12', 'Escreva só o telefone, e o ramal nas instruções.'],
  ['12345', 'Informe o telefone com DDD'],
])('the error of %s states what to do', (text, message) => {
  for (const schema of [Phone, ContactPhone]) {
    expect(z.safeParse(schema, text).error?.issues[0]?.message).toContain(message)
  }
})

test('a note is appended to the instructions', () => {
  expect(appendNote('Portão azul', 'Telefone: ramal 12')).toBe('Portão azul\nTelefone: ramal 12')
  expect(appendNote(null, 'Telefone: ramal 12')).toBe('Telefone: ramal 12')
})
