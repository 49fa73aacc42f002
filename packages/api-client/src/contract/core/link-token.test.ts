import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ResetPassword } from '../people/auth.ts'
import { linkToken, trimLinkToken } from './link-token.ts'

const token = 'abcdefghijklmnopqrst_-'

test.each([
  token,
  `${token}.`,
  `${token})`,
  `${token}),`,
  `${token}]`,
  `${token}>`,
  `${token}"`,
  `${token}”`,
  `${token}’`,
  `${token}\u200b`,
  `${token}\ufeff`,
  `${token}\u2060 `,
  `${token}*`,
  `${token}…`,
  `${token}!`,
  `${token};`,
  `\u200e${token}`,
  `<${token}>`,
  `${token}.Obrigado`,
  `${token}%E2%80`,
  `*${token}*`,
  `${token}_`,
  `${token}--`,
])('reads the token of %j', (text) => {
  expect(z.parse(linkToken(22), text)).toBe(token)
})

test.each(['', '.', `${token}x`, token.slice(1), `${token.slice(0, 21)}.`, 'a b'])('%j has no token', (text) => {
  expect(z.safeParse(linkToken(22), text).success).toBe(false)
})

test('keeps nothing but the token', () => {
  expect(trimLinkToken(`(${token}) e (outro)`)).toBe(token)
})

test('the link that sets a password may end with a full stop', () => {
  expect(z.parse(ResetPassword, { token: `${token}.`, password: 'uma senha bem longa' }).token).toBe(token)
  expect(z.safeParse(ResetPassword, { token: '.', password: 'uma senha bem longa' }).success).toBe(false)
})
