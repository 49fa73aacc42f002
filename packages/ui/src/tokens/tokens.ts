/**
 * The tokens as typed values, for code without style sheets: a chart library, a canvas, an e-mail. Written from
 * theme.css and semantic.css by scripts/generate-tokens.ts: do not edit.
 */
export const tokens = {
  /** `css` follows the theme and a rebranded application; `light` and `dark` are the default values. */
  color: {
    surface: { css: 'var(--malote-surface)', light: '#f6f8fa', dark: '#0d121a' },
    'surface-raised': { css: 'var(--malote-surface-raised)', light: '#ffffff', dark: '#151b24' },
    'surface-sunken': { css: 'var(--malote-surface-sunken)', light: '#eff1f4', dark: '#070b12' },
    'surface-overlay': { css: 'var(--malote-surface-overlay)', light: '#ffffff', dark: '#1e242e' },
    'surface-hover': { css: 'var(--malote-surface-hover)', light: '#eff1f4', dark: '#282e38' },
    'surface-inverse': { css: 'var(--malote-surface-inverse)', light: '#151b24', dark: '#e1e4e9' },
    'on-inverse': { css: 'var(--malote-on-inverse)', light: '#f6f8fa', dark: '#0d121a' },
    text: { css: 'var(--malote-text)', light: '#151b24', dark: '#e1e4e9' },
    'text-subtle': { css: 'var(--malote-text-subtle)', light: '#575e69', dark: '#9fa5ae' },
    'text-disabled': { css: 'var(--malote-text-disabled)', light: '#848b96', dark: '#666e79' },
    line: { css: 'var(--malote-line)', light: '#e1e4e9', dark: '#282e38' },
    'line-strong': { css: 'var(--malote-line-strong)', light: '#cdd1d8', dark: '#39404b' },
    control: { css: 'var(--malote-control)', light: '#848b96', dark: '#666e79' },
    'control-hover': { css: 'var(--malote-control-hover)', light: '#575e69', dark: '#9fa5ae' },
    primary: { css: 'var(--malote-primary)', light: '#0159d5', dark: '#78aafb' },
    'primary-hover': { css: 'var(--malote-primary-hover)', light: '#0145aa', dark: '#a0c4fd' },
    'on-primary': { css: 'var(--malote-on-primary)', light: '#ffffff', dark: '#070b12' },
    'primary-soft': { css: 'var(--malote-primary-soft)', light: '#f0f6ff', dark: '#16253d' },
    'primary-line': { css: 'var(--malote-primary-line)', light: '#a0c4fd', dark: '#003381' },
    accent: { css: 'var(--malote-accent)', light: '#eed67b', dark: '#eed67b' },
    'accent-soft': { css: 'var(--malote-accent-soft)', light: '#fffbe5', dark: '#38280f' },
    'on-accent': { css: 'var(--malote-on-accent)', light: '#151b24', dark: '#151b24' },
    success: { css: 'var(--malote-success)', light: '#146f46', dark: '#69d49a' },
    'success-soft': { css: 'var(--malote-success-soft)', light: '#e4faec', dark: '#112d1e' },
    'success-line': { css: 'var(--malote-success-line)', light: '#a5e2bd', dark: '#184b31' },
    waiting: { css: 'var(--malote-waiting)', light: '#835a18', dark: '#eed67b' },
    'waiting-soft': { css: 'var(--malote-waiting-soft)', light: '#fffbe5', dark: '#38280f' },
    'waiting-line': { css: 'var(--malote-waiting-line)', light: '#eed67b', dark: '#835a18' },
    warning: { css: 'var(--malote-warning)', light: '#954d18', dark: '#f6a65d' },
    'warning-soft': { css: 'var(--malote-warning-soft)', light: '#fff2e7', dark: '#3c2110' },
    'warning-line': { css: 'var(--malote-warning-line)', light: '#f9caa2', dark: '#633415' },
    danger: { css: 'var(--malote-danger)', light: '#b92326', dark: '#f58b88' },
    'danger-hover': { css: 'var(--malote-danger-hover)', light: '#971a1d', dark: '#f9adaa' },
    'on-danger': { css: 'var(--malote-on-danger)', light: '#ffffff', dark: '#070b12' },
    'danger-soft': { css: 'var(--malote-danger-soft)', light: '#fff0ef', dark: '#441a19' },
    'danger-line': { css: 'var(--malote-danger-line)', light: '#fac5c3', dark: '#722424' },
    info: { css: 'var(--malote-info)', light: '#0d6880', dark: '#65cbe3' },
    'info-soft': { css: 'var(--malote-info-soft)', light: '#e6f8fd', dark: '#0c2b34' },
    'info-line': { css: 'var(--malote-info-line)', light: '#acdeeb', dark: '#114756' },
    'series-1': { css: 'var(--malote-series-1)', light: '#0159d5', dark: '#78aafb' },
    'series-2': { css: 'var(--malote-series-2)', light: '#a67a20', dark: '#eed67b' },
    'series-3': { css: 'var(--malote-series-3)', light: '#823073', dark: '#c66eb4' },
    'series-4': { css: 'var(--malote-series-4)', light: '#238ea9', dark: '#65cbe3' },
    'series-5': { css: 'var(--malote-series-5)', light: '#954d18', dark: '#cc7c37' },
    'series-6': { css: 'var(--malote-series-6)', light: '#848b96', dark: '#cdd1d8' },
    focus: { css: 'var(--malote-focus)', light: '#2d74e8', dark: '#78aafb' },
    scrim: { css: 'var(--malote-scrim)', light: '#151b2473', dark: '#020306a6' },
    'map-night': { css: 'var(--malote-map-night)', light: '#ffffff00', dark: '#dbdbdb' },
    'map-tint': { css: 'var(--malote-map-tint)', light: '#29334200', dark: '#293342' },
  },
  fontFamily: {
    sans: '"Figtree Variable", "Figtree Fallback", sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", monospace',
  },
  fontSize: {
    xs: { fontSize: '0.75rem', lineHeight: '1rem' },
    sm: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
    md: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    lg: { fontSize: '1rem', lineHeight: '1.5rem' },
    xl: { fontSize: '1.25rem', lineHeight: '1.75rem' },
    '2xl': { fontSize: '1.5rem', lineHeight: '2rem' },
    '3xl': { fontSize: '2rem', lineHeight: '2.375rem' },
  },
  fontWeight: {
    regular: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
  },
  /** The minimum viewport width of each breakpoint. */
  breakpoint: {
    md: '48rem',
    lg: '62rem',
  },
  /** The grid unit; every distance is a multiple of it. */
  space: '0.25rem',
  size: {
    header: '60px',
    sidebar: '300px',
  },
  radius: {
    md: '8px',
    sm: '5px',
    lg: '12px',
    full: '999px',
  },
  shadow: {
    overlay: '0 1px 2px oklch(0.22 0.02 258 / 8%), 0 12px 32px -8px oklch(0.22 0.02 258 / 28%)',
  },
  motion: {
    duration: '140ms',
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  },
} as const

/** The name of a colour role. */
export type ColorToken = keyof typeof tokens.color
