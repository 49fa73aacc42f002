import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('stores a password as argon2id with the configured cost', async () => {
  expect(await hashPassword('uma senha bem longa')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('only the right password passes, and without a hash none does', async () => {
  const stored = await hashPassword('uma senha bem longa')
  expect(await verifyPassword(stored, 'uma senha bem longa')).toBe(true)
  expect(await verifyPassword(stored, 'uma senha bem Longa')).toBe(false)
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
})
