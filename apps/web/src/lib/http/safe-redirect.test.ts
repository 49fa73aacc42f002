import { expect, test } from 'vitest'
import { homePath, safeRedirect } from './safe-redirect.ts'

test.each([
  '/dashboard',
  '/ordens-de-servico?tab=open&search=a%20b',
  '/usuarios#lista',
  '/ordens-de-servico/OS-2026-000001',
])('accepts a path of this origin: %s', (path) => {
  expect(safeRedirect(path)).toBe(path)
})

test.each([
  undefined,
  null,
  7,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/ ordens',
  `/${'a'.repeat(2001)}`,
])('replaces a target outside the app with the home page: %j', (value) => {
  expect(safeRedirect(value)).toBe(homePath)
})

test.each(['/', '/entrar', '/entrar/', '/entrar?redirect=/x', '/recuperar-senha', '/sair', '/sair/', '/x/../sair'])(
  'replaces a target that would loop or sign out with the home page: %s',
  (value) => {
    expect(safeRedirect(value)).toBe(homePath)
  },
)
