import { create } from 'storybook/theming'
import { tokens } from '../packages/ui/src/tokens/tokens.ts'

const createTheme = (base: 'light' | 'dark') => {
  const color = (role: keyof typeof tokens.color) => tokens.color[role][base]
  return create({
    base,
    brandTitle: 'Malote design system',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color('primary'),
    colorSecondary: color('primary'),
    appBg: color('surface'),
    appContentBg: color('surface-raised'),
    appPreviewBg: color('surface'),
    appHoverBg: color('surface-hover'),
    appBorderColor: color('line'),
    appBorderRadius: 8,
    textColor: color('text'),
    textInverseColor: color('on-inverse'),
    textMutedColor: color('text-subtle'),
    barBg: color('surface-raised'),
    barTextColor: color('text-subtle'),
    barHoverColor: color('primary'),
    barSelectedColor: color('primary'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('line-strong'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface-raised'),
    inputBorder: color('control'),
    inputTextColor: color('text'),
    inputBorderRadius: 8,
    fontBase: '"Figtree Variable", "Segoe UI", Arial, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", monospace',
  })
}

/** The Storybook themes for the manager and the guides, built from the tokens of the package. */
export const themes = { light: createTheme('light'), dark: createTheme('dark') }
