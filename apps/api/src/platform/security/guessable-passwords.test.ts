import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'

const email = 'joao.silva@paodaserra.example'

test.each(['qwertyuiop', '1q2w3e4r5t', 'Password123', 'manchester', 'BASKETBALL'])(
  '%s is common, however it is written',
  (password) => {
    expect(isGuessable(password, email)).toBe(true)
  },
)

test.each([
  'Malote@2026',
  'senha-2026!!',
  'minhasenha1',
  'Entrega2026',
  'joaosilva99',
  'Joao.Silva.2026',
  'paodaserra1',
  'Usuário#2026',
])('%s is guessable for this user', (password) => {
  expect(isGuessable(password, email)).toBe(true)
})

test.each([
  'girassol no quintal',
  'malote-admin-demo',
  'minha primeira senha',
  'uma senha bem longa',
  '7391640528',
  'joao comprou três mamões',
])('%s is not guessable', (password) => {
  expect(isGuessable(password, email)).toBe(false)
})

test('three thousand common passwords are long enough, so that the list rejects what the length rule accepts', () => {
  const require = createRequire(import.meta.url)
  const list = require.resolve('fxa-common-password-list')
  const { Decoder } = createRequire(list)('incremental-encoder').default
  const encoded: string = require(list.replace('passwordcheck.js', 'encoded-passwords.js'))
  const passwords: string[] = new Decoder().decode(encoded.split('\n'))
  const long = passwords.filter((password) => password.length >= 10)
  expect(long.length).toBeGreaterThan(3000)
  expect(long.slice(0, 50).every((password) => isGuessable(password, email))).toBe(true)
})
