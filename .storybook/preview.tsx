import './preview.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { modes } from './modes.ts'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    withThemeByDataAttribute({
      themes: { claro: 'light', escuro: 'dark' },
      defaultTheme: 'claro',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { codePanel: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Welcome', '*'],
          'Frame',
          'Layout',
          'Actions',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Texts',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        telefone: { name: 'Telefone, 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        mesa: { name: 'Mesa, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  beforeEach() {
    document.documentElement.lang = 'pt-BR'
  },
}

export default preview
