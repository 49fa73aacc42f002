/**
 * Writes the tokens of the style sheets as typed values, `src/tokens/tokens.ts`, and in the format of the Design Tokens
 * Community Group, `src/tokens/tokens.json`.
 */
import { formatHex, formatHex8 } from 'culori'
import { getDeclarations, readStyles, resolveColor } from '../src/testing/style-sheets.ts'
import { createDesignTokens } from './design-tokens.ts'
import { writeGenerated } from './write-generated.ts'

const theme = getDeclarations(readStyles('theme.css'))
const roles = [...getDeclarations(readStyles('semantic.css')).keys()]

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const key = (name: string) => (/^[a-z][a-z0-9]*$/i.test(name) ? name : quoted(name))
const hex = (name: string, mode: 'light' | 'dark') => {
  const color = resolveColor(name, mode)
  return quoted((color.alpha === undefined || color.alpha === 1 ? formatHex(color) : formatHex8(color)) ?? '')
}

/** Resolves a value that a brand can replace to its default, because consumers without style sheets cannot. */
function length(value: string): string {
  const plain = value.replace(/var\(--malote-[\w-]+, ([^()]+)\)/, '$1')
  const [, base, sign, pixels] = /^calc\((\d+)px ([+-]) (\d+)px\)$/.exec(plain) ?? []
  return base ? `${Number(base) + Number(`${sign}${pixels}`)}px` : plain
}

/** Returns the declarations of a namespace as lines of an object, without removed defaults. */
function namespace(prefix: string, pattern = /^[\w]+$/): string {
  const lines = [...theme].flatMap(([name, value]) => {
    const rest = name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : ''
    return pattern.test(rest) ? [`    ${key(rest)}: ${quoted(length(value))},`] : []
  })
  return lines.join('\n')
}

const text = [...theme.keys()].flatMap((name) => /^text-(\w+)$/.exec(name)?.[1] ?? [])
const source = `/**
 * The tokens as typed values, for code without style sheets: a chart library, a canvas, an e-mail. Written from
 * theme.css and semantic.css by scripts/generate-tokens.ts: do not edit.
 */
export const tokens = {
  /** \`css\` follows the theme and a rebranded application; \`light\` and \`dark\` are the default values. */
  color: {
${roles.map((name) => `    ${key(name)}: { css: 'var(--malote-${name})', light: ${hex(name, 'light')}, dark: ${hex(name, 'dark')} },`).join('\n')}
  },
  fontFamily: {
${namespace('font')}
  },
  fontSize: {
${text.map((name) => `    ${key(name)}: { fontSize: ${quoted(theme.get(`text-${name}`) ?? '')}, lineHeight: ${quoted(theme.get(`text-${name}--line-height`) ?? '')} },`).join('\n')}
  },
  fontWeight: {
${namespace('font-weight')}
  },
  /** The minimum viewport width of each breakpoint. */
  breakpoint: {
${namespace('breakpoint')}
  },
  /** The grid unit; every distance is a multiple of it. */
  space: ${quoted(length(theme.get('spacing') ?? ''))},
  size: {
${namespace('spacing')}
  },
  radius: {
${namespace('radius')}
  },
  shadow: {
${namespace('shadow')}
  },
  motion: {
    duration: ${quoted(theme.get('default-transition-duration') ?? '')},
    easing: ${quoted(theme.get('ease-out') ?? '')},
  },
} as const

/** The name of a colour role. */
export type ColorToken = keyof typeof tokens.color
`

const json = createDesignTokens({ theme, roles, resolveLength: length })
writeGenerated([
  { path: 'tokens/tokens.ts', text: source },
  { path: 'tokens/tokens.json', text: `${JSON.stringify(json, null, 2)}\n` },
])
