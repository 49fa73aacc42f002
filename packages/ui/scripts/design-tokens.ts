import { formatHex, rgb } from 'culori'
import { resolveColor, type ThemeName } from '../src/testing/style-sheets.ts'

/** A token, or a group of tokens. */
export type DesignTokens = { [name: string]: unknown }

interface Source {
  /** The variables of theme.css by name, without the dashes. */
  theme: ReadonlyMap<string, string>
  /** The names of the colour roles. */
  roles: readonly string[]
  /** Replaces variables of a brand in a length by their defaults. */
  resolveLength: (value: string) => string
}

function createColor(role: string, mode: ThemeName) {
  const color = rgb(resolveColor(role, mode))
  const components = [color.r, color.g, color.b].map((part) => Math.round(part * 10_000) / 10_000)
  return { $value: { colorSpace: 'srgb', components, alpha: color.alpha ?? 1, hex: formatHex(color) } }
}

function createDimension(value: string) {
  const [, amount, unit] = /^(-?[\d.]+)(px|rem)$/.exec(value) ?? []
  if (!amount || !unit) throw new Error(`"${value}" is not a length in px or rem.`)
  return { $value: { value: Number(amount), unit } }
}

/**
 * Creates the tokens in the format of the Design Tokens Community Group (designtokens.org, 2025.10), which design tools
 * import. The format has no themes, so each theme is a group of colours.
 *
 * @throws {Error} when a length has another unit than px or rem.
 */
export function createDesignTokens({ theme, roles, resolveLength }: Source): DesignTokens {
  const createColors = (mode: ThemeName) => Object.fromEntries(roles.map((role) => [role, createColor(role, mode)]))
  const group = (prefix: string, create: (value: string) => DesignTokens): DesignTokens =>
    Object.fromEntries(
      [...theme].flatMap(([name, value]) => {
        const rest = name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : ''
        return /^\w+$/.test(rest) ? [[rest, create(value)]] : []
      }),
    )
  const dimensions = (prefix: string) => ({
    $type: 'dimension',
    ...group(prefix, (value) => createDimension(resolveLength(value))),
  })
  return {
    $description: 'The tokens of the Malote design system.',
    color: { $type: 'color', light: createColors('light'), dark: createColors('dark') },
    fontFamily: {
      $type: 'fontFamily',
      ...group('font', (value) => ({
        $value: resolveLength(value)
          .split(',')
          .map((family) => family.trim().replaceAll('"', '')),
      })),
    },
    fontSize: dimensions('text'),
    fontWeight: { $type: 'fontWeight', ...group('font-weight', (value) => ({ $value: Number(value) })) },
    breakpoint: dimensions('breakpoint'),
    space: { $type: 'dimension', ...createDimension(resolveLength(theme.get('spacing') ?? '')) },
    size: dimensions('spacing'),
    radius: dimensions('radius'),
    duration: {
      $type: 'duration',
      default: { $value: { value: Number.parseInt(theme.get('default-transition-duration') ?? '', 10), unit: 'ms' } },
    },
    easing: {
      $type: 'cubicBezier',
      out: { $value: (theme.get('ease-out') ?? '').match(/-?[\d.]+/g)?.map(Number) },
    },
  }
}
