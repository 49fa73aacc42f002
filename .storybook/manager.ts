import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Malote design system',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0159d5',
    colorSecondary: '#0159d5',
    appBg: '#f7f8fa',
    appContentBg: '#ffffff',
    appBorderRadius: 8,
    inputBorderRadius: 8,
    fontBase: 'Figtree, "Segoe UI", Arial, sans-serif',
  }),
})
