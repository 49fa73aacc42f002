import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { type Brand, brandToCss, createBrand } from './brand.ts'
import { tokens } from './tokens/tokens.ts'

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'] as const

/** The value of a variable in a theme. */
function read(brand: Brand, role: string, theme: 'light' | 'dark'): string {
  const value = brand[`--malote-${role}`] ?? ''
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? []
  return (theme === 'light' ? light : dark) ?? value
}

/** The pairs of colours whose contrast is too low. */
function findLowContrast(brand: Brand, theme: 'light' | 'dark'): string[] {
  const color = (role: string) => read(brand, role, theme)
  const grounds = [...surfaces.map((name) => tokens.color[name][theme]), color('primary-soft')]
  const pairs: [string, string, number][] = [
    ...grounds.map((ground): [string, string, number] => [color('primary'), ground, 4.5]),
    ...grounds.map((ground): [string, string, number] => [color('focus'), ground, 3]),
    [color('primary-hover'), tokens.color['surface-raised'][theme], 4.5],
    [color('on-primary'), color('primary'), 4.5],
    [color('on-primary'), color('primary-hover'), 4.5],
    [tokens.color.text[theme], color('primary-soft'), 4.5],
    [tokens.color['text-subtle'][theme], color('primary-soft'), 4.5],
  ]
  return pairs.flatMap(([front, back, ratio]) =>
    wcagContrast(front, back) < ratio ? [`${front} on ${back}: ${wcagContrast(front, back)}`] : [],
  )
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each([0, 0.05, 0.12, 0.2, 0.3])('every hue with the chroma %s has enough contrast', (chroma) => {
    for (const lightness of [0, 0.3, 0.5, 0.7, 0.9, 1]) {
      for (let hue = 0; hue < 360; hue += 6) {
        const brand = createBrand({ primary: `oklch(${lightness} ${chroma} ${hue})` })
        expect(findLowContrast(brand, theme), `oklch(${lightness} ${chroma} ${hue})`).toEqual([])
      }
    }
  })
})

test('a colour with enough contrast is kept in the light theme', () => {
  expect(read(createBrand({ primary: '#0a5c3c' }), 'primary', 'light')).toBe('#0a5c3c')
})

test.each(['#ffd400', '#00205b', '#c8102e', '#808080'])('text on the accent %s is readable', (accent) => {
  const brand = createBrand({ primary: '#0a5c3c', accent })
  expect(wcagContrast(read(brand, 'on-accent', 'light'), read(brand, 'accent', 'light'))).toBeGreaterThanOrEqual(4.5)
})

test('radius, font and density become variables, and omitted options leave those of Malote', () => {
  const brand = createBrand({ primary: '#0a5c3c', radius: 0, font: 'Inter, sans-serif', density: 'compact' })
  expect(brand).toMatchObject({
    '--malote-radius': '0px',
    '--malote-font': 'Inter, sans-serif',
    '--malote-space': '0.225rem',
  })
  expect(Object.keys(createBrand({ primary: '#0a5c3c' })).sort()).toEqual([
    '--malote-focus',
    '--malote-on-primary',
    '--malote-primary',
    '--malote-primary-hover',
    '--malote-primary-line',
    '--malote-primary-soft',
  ])
})

test('a text that is no colour is rejected', () => {
  expect(() => createBrand({ primary: 'verde-água' })).toThrow('"verde-água" is not a colour')
})

test('is written as a rule for a style sheet', () => {
  const css = brandToCss({ '--malote-primary': '#0a7d4f', '--malote-radius': '4px' }, '.shop')
  expect(css).toBe('.shop {\n  --malote-primary: #0a7d4f;\n  --malote-radius: 4px;\n}\n')
})
