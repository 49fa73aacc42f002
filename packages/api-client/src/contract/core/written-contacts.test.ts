import '../../pt-br.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ContactPhone, Phone } from './documents.ts'
import { Email } from './primitives.ts'

test.each([
  ['+55 (011) 98765-4321', '+5511987654321'],
  ['55 011 98765–4321', '+5511987654321'],
  ['tel:+5511987654321', '+5511987654321'],
  ['（11）９８７６５-４３２１', '+5511987654321'],
  ['0055 11 3091-0412', '+551130910412'],
  ['55 99123-4567', '+5555991234567'],
  ['(0xx11) 3091-0412', '+551130910412'],
  ['+55 (0XX11) 98765-4321', '+5511987654321'],
])('the phone %s is stored as %s', (text, stored) => {
  expect(z.parse(Phone, text)).toBe(stored)
  expect(z.parse(ContactPhone, text)).toBe(stored)
})

test.each(['+55 (0011) 98765-4321', '+1 555 0100', '011 9876'])('the phone %s is rejected', (text) => {
  expect(z.safeParse(Phone, text).success).toBe(false)
})

test.each([
  ['Nair Prado <Nair@Exemplo.com>', 'nair@exemplo.com'],
  ['mailto:nair@exemplo.com', 'nair@exemplo.com'],
  ['nair@exemplo.com (Nair)', 'nair@exemplo.com'],
  ['nair@exemplo.com;', 'nair@exemplo.com'],
  ['nair@exemplo.com.', 'nair@exemplo.com'],
  ['contato@pãoquente.com.br', 'contato@xn--poquente-rza.com.br'],
])('the e-mail %s is stored as %s', (text, stored) => {
  expect(z.parse(Email, text)).toBe(stored)
})

test.each([
  'nair@exemplo.com, bia@exemplo.com',
  'nair@exemplo.com (bia@exemplo.com)',
  'Nair <nair@exemplo.com> ou Bia',
  'nair@@exemplo',
  'nair@ã ã.com',
])('the e-mail %s is rejected', (text) => {
  expect(z.safeParse(Email, text).success).toBe(false)
})
