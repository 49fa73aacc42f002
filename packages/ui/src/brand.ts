/** Another brand from one colour, as CSS variables: `@malote/ui/brand`. */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'
import { tokens } from './tokens/tokens.ts'

const toOklch = registerMode(modeOklch)
registerMode(modeOklab)
registerMode(modeRgb)
registerMode(modeLrgb)

type Theme = 'light' | 'dark'

/** Contrast that WCAG 2.2 requires: of text on its background, and of controls and focus rings. */
const readable = 4.5
const visible = 3

/** The grid unit of each density. */
const densities = { compact: '0.225rem', default: '0.25rem', spacious: '0.275rem' }

export interface BrandOptions {
  /** The main colour, for actions, links and selection: a hexadecimal colour such as `#0a7d4f`, or `oklch(…)`. */
  primary: string
  /**
   * The colour of the small mark that shows the current page.
   * @default the yellow of Malote
   */
  accent?: string | undefined
  /**
   * The radius of fields and buttons, in pixels; that of cards and dialogs is 4 more.
   * @default 8
   */
  radius?: number | undefined
  /**
   * The font family, as in CSS. Load its files yourself.
   * @default Figtree
   */
  font?: string | undefined
  /**
   * The distance between elements and inside them.
   * @default 'default'
   */
  density?: keyof typeof densities | undefined
}

/** CSS variables by name, for `style` of an element or for a rule on `:root`. */
export type Brand = Record<`--malote-${string}`, string>

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'] as const
const getSurfaces = (theme: Theme) => surfaces.map((name) => tokens.color[name][theme])

function parse(text: string) {
  const color = toOklch(text)
  if (!color) throw new TypeError(`"${text}" is not a colour. Use a hexadecimal colour or oklch(…).`)
  return color
}

/** @returns the colour of a hue that a screen can show. The chroma of pale and dark colours is limited by the gamut. */
const toHex = (l: number, c: number, h: number | undefined) =>
  formatHex(clampChroma({ mode: 'oklch', l, c, ...(h !== undefined && { h }) }, 'oklch'))

/**
 * @returns the first colour with the required contrast to all backgrounds. Lightness changes in steps of 0.005, towards
 * black in the light theme and towards white in the dark one; both ends have enough contrast.
 */
function findContrast(
  theme: Theme,
  start: number,
  grounds: readonly string[],
  ratio: number,
  { c, h }: { c: number; h?: number | undefined },
): { hex: string; l: number } {
  const step = theme === 'light' ? -0.005 : 0.005
  let l = Math.min(1, Math.max(0, start))
  let hex = toHex(l, c, h)
  while (l > 0 && l < 1 && grounds.some((ground) => wcagContrast(hex, ground) < ratio)) {
    l = Math.min(1, Math.max(0, l + step))
    hex = toHex(l, c, h)
  }
  return { hex, l }
}

function createPrimary(theme: Theme, primary: ReturnType<typeof parse>) {
  const isLight = theme === 'light'
  const { c, h } = primary
  const soft = isLight ? toHex(0.97, Math.min(c, 0.014), h) : toHex(0.265, Math.min(c, 0.05), h)
  const onPrimary = tokens.color['on-primary'][theme]
  const grounds = [...getSurfaces(theme), soft, onPrimary]
  const start = isLight ? Math.min(primary.l, 0.6) : Math.max(primary.l, 0.72)
  const main = findContrast(theme, start, grounds, readable, primary)
  return {
    primary: main.hex,
    'primary-hover': findContrast(theme, main.l + (isLight ? -0.08 : 0.08), grounds, readable, primary).hex,
    'on-primary': onPrimary,
    'primary-soft': soft,
    'primary-line': isLight ? toHex(0.814, Math.min(c, 0.09), h) : toHex(0.346, Math.min(c, 0.141), h),
    focus: findContrast(theme, isLight ? 0.58 : 0.736, [...getSurfaces(theme), soft], visible, primary).hex,
  }
}

/** The accent keeps its colour in both themes; its text is the first of three colours that is readable on it. */
function createAccent(text: string): Brand {
  const { l, c, h } = parse(text)
  const accent = toHex(l, c, h)
  // Black is readable on every colour on which white is not.
  const choices = [tokens.color.text.light, '#ffffff']
  const onAccent = choices.find((choice) => wcagContrast(choice, accent) >= readable) ?? '#000000'
  return {
    '--malote-accent': accent,
    '--malote-accent-soft': `light-dark(${toHex(0.985, Math.min(c, 0.03), h)}, ${toHex(0.29, Math.min(c, 0.045), h)})`,
    '--malote-on-accent': onAccent,
  }
}

/**
 * Writes a brand as a rule for a style sheet. A content security policy without inline styles blocks the `style`
 * attribute that a server renders for `ThemeScope`; a rule in a file, or in a `<style>` with a nonce, is allowed.
 *
 * @param selector - The elements that have the brand.
 * @default ':root'
 */
export function brandToCss(brand: Brand, selector = ':root'): string {
  // Without a comma, which build tools would translate to colours that do not follow the theme of a part of the page.
  const keep = (value: string) => value.replace(/^light-dark\((.+), (.+)\)$/, 'light-dark($1 var(--malote-comma,,) $2)')
  const lines = Object.entries(brand).map(([name, value]) => `  ${name}: ${keep(value)};`)
  return `${selector} {\n${lines.join('\n')}\n}\n`
}

/**
 * Creates a brand from one colour. Its hue and chroma are kept; its lightness changes until text has a contrast of 4.5:1
 * and controls and focus rings have 3:1, on every surface of the light and the dark theme (WCAG 2.2, 1.4.3 and 1.4.11).
 *
 * @returns the CSS variables, with both themes. Variables of omitted options are absent.
 * @throws {TypeError} when a colour cannot be read.
 */
export function createBrand({ primary, accent, radius, font, density }: BrandOptions): Brand {
  const color = parse(primary)
  const light = createPrimary('light', color)
  const dark = createPrimary('dark', color)
  const roles = Object.keys(light) as (keyof typeof light)[]
  return {
    ...Object.fromEntries(roles.map((role) => [`--malote-${role}`, `light-dark(${light[role]}, ${dark[role]})`])),
    ...(accent && createAccent(accent)),
    ...(radius !== undefined && { '--malote-radius': `${radius}px` }),
    ...(font && { '--malote-font': font }),
    ...(density && { '--malote-space': densities[density] }),
  }
}
