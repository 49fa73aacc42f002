import { readFileSync } from 'node:fs'
import { type Color, clampChroma, parse } from 'culori'

export type ThemeName = 'light' | 'dark'

export const readStyles = (file: string) => readFileSync(new URL(`../styles/${file}`, import.meta.url), 'utf8')

/** @returns the custom properties that a style sheet declares, by name without the dashes. */
export const getDeclarations = (css: string) =>
  new Map(
    [...css.matchAll(/--(?:malote-)?([\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name as string, value as string] as const,
    ),
  )

export const colors = getDeclarations(`${readStyles('palette.css')}${readStyles('semantic.css')}`)

/** @returns the colour of a role or a raw step in a theme, clamped to the sRGB gamut. */
export function resolveColor(name: string, theme: ThemeName): Color {
  const value = colors.get(name)
  if (!value) throw new Error(`--malote-${name} is not declared`)
  const pair = /^light-dark\((.+?\)), (.+\))\)$/.exec(value)
  const raw = pair ? (theme === 'light' ? pair[1] : pair[2]) : value
  const reference = /^var\(--(?:malote-)?([\w-]+)\)$/.exec(raw as string)
  if (reference) return resolveColor(reference[1] as string, theme)
  const color = parse(raw as string)
  if (!color) throw new Error(`--malote-${name}: ${raw} is not a colour`)
  return clampChroma(color, 'oklch')
}
