import { create } from 'storybook/theming'

/** How Storybook itself looks, around the stories and in the guides. */
export const theme = create({
  base: 'light',
  brandTitle: 'Malote design system',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#0159d5',
  colorSecondary: '#0159d5',
  appBg: '#f6f8fa',
  appContentBg: '#ffffff',
  appBorderRadius: 8,
  inputBorderRadius: 8,
  fontBase: '"Figtree Variable", Figtree, "Segoe UI", Arial, sans-serif',
})
