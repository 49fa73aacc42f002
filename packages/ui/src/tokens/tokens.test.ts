import { expect, test } from 'vitest'
import { colors, getDeclarations, readStyles } from '../testing/style-sheets.ts'
import designTokens from './tokens.json' with { type: 'json' }
import { tokens } from './tokens.ts'

const roles = [...getDeclarations(readStyles('semantic.css')).keys()]

test('every role has a colour in each theme', () => {
  expect(Object.keys(tokens.color)).toEqual(roles)
  expect(tokens.color.primary).toEqual({ css: 'var(--malote-primary)', light: '#0159d5', dark: '#78aafb' })
  expect(tokens.radius.lg).toBe('12px')
  expect(tokens.color.scrim.light).toMatch(/^#[0-9a-f]{8}$/)
  expect(colors.has('primary')).toBe(true)
})

test('tokens.json has the same colours and lengths in the format of the Design Tokens Community Group', () => {
  expect(Object.keys(designTokens.color.dark)).toEqual(roles)
  for (const theme of ['light', 'dark'] as const) {
    for (const [role, { $value }] of Object.entries(designTokens.color[theme])) {
      expect(tokens.color[role as keyof typeof tokens.color][theme].slice(0, 7)).toBe($value.hex)
      expect($value.components.every((part) => part >= 0 && part <= 1)).toBe(true)
    }
  }
  expect(designTokens.color.light.scrim.$value.alpha).toBeLessThan(1)
  expect(designTokens.radius).toEqual({
    $type: 'dimension',
    md: { $value: { value: 8, unit: 'px' } },
    sm: { $value: { value: 5, unit: 'px' } },
    lg: { $value: { value: 12, unit: 'px' } },
    full: { $value: { value: 999, unit: 'px' } },
  })
  expect(designTokens.easing.out.$value).toEqual([0.2, 0, 0, 1])
})
