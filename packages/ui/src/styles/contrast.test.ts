import { parse, wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { colors, readStyles, resolveColor, type ThemeName } from '../testing/style-sheets.ts'

const contrast = (a: string, b: string, theme: ThemeName) =>
  wcagContrast(resolveColor(a, theme), resolveColor(b, theme))

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover']
const tones = ['primary', 'success', 'waiting', 'warning', 'danger', 'info']
const softs = [...tones.map((tone) => `${tone}-soft`), 'accent-soft']

const text = [
  ...surfaces.flatMap((surface) => ['text', 'text-subtle', ...tones].map((color) => [color, surface] as const)),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ...softs.flatMap((soft) => [['text', soft] as const, ['text-subtle', soft] as const]),
  ['primary-hover', 'surface-raised'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'success'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['on-inverse', 'surface-inverse'],
  ['waiting', 'accent-soft'],
] as const

const boundaries = [
  ...[...surfaces, ...softs].map((ground) => ['focus', ground] as const),
  ...['surface', 'surface-raised', 'surface-sunken', 'surface-overlay'].flatMap((ground) =>
    ['control', 'control-hover', 'danger', 'primary'].map((color) => [color, ground] as const),
  ),
  // The marks of charts, including on the highlighted band.
  ...['surface', 'surface-raised', 'surface-hover'].flatMap((ground) =>
    [1, 2, 3, 4, 5, 6].map((place) => [`series-${place}`, ground] as const),
  ),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(text)('%s is readable on %s (4.5:1)', (color, ground) => {
    expect(contrast(color, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(boundaries)('%s is visible on %s (3:1)', (color, ground) => {
    expect(contrast(color, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('the blue and yellow ramps have ten steps with even lightness', () => {
  for (const ramp of ['blue', 'yellow']) {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map((step) => {
      const color = parse(colors.get(`${ramp}-${step}`) as string)
      return color?.mode === 'oklch' ? color.l : Number.NaN
    })
    const differences = steps.slice(1).map((lightness, index) => (steps[index] as number) - lightness)
    for (const difference of differences) expect(difference).toBeCloseTo(differences[0] as number, 2)
  }
})

test('every raw step is used by a role or belongs to a brand ramp', () => {
  const semantic = readStyles('semantic.css')
  const unused = [...colors.keys()].filter(
    (name) => /^(neutral|green|orange|red|cyan)-\d+$/.test(name) && !semantic.includes(`var(--malote-${name})`),
  )
  expect(unused).toEqual([])
})
