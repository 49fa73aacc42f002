import { expect, test } from 'vitest'
import { colors, getDeclarations, readStyles } from '../testing/style-sheets.ts'
import { tokens } from './tokens.ts'

const roles = [...getDeclarations(readStyles('semantic.css')).keys()]

test('every role has a colour in each theme', () => {
  expect(Object.keys(tokens.color)).toEqual(roles)
  expect(tokens.color.primary).toEqual({ css: 'var(--malote-primary)', light: '#0159d5', dark: '#78aafb' })
  expect(tokens.radius.lg).toBe('12px')
  expect(tokens.color.scrim.light).toMatch(/^#[0-9a-f]{8}$/)
  expect(colors.has('primary')).toBe(true)
})
