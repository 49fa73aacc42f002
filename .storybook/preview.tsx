import './fixed-clock.ts'
import './preview.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { faults } from '../packages/ui/src/testing/axe.ts'
import { followTheme, ThemedDocsContainer, themeNames } from './docs-container.tsx'
import { modes } from './modes.ts'

followTheme()

const isTest = () => '__vitest_browser__' in window

const preview: Preview = {
  tags: ['autodocs'],
  // As the frame around the stories, until the toolbar says otherwise.
  initialGlobals: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'escuro' : 'claro' },
  decorators: [
    withThemeByDataAttribute({
      themes: themeNames,
      defaultTheme: 'claro',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { codePanel: true, container: ThemedDocsContainer },
    options: {
      storySort: {
        order: [
          'Começar',
          ['O sistema (overview)', 'Aplicativo novo (getting started)', '*'],
          'Foundations',
          'Patterns',
          'Frame',
          'Layout',
          'Actions',
          'Forms',
          'Data',
          'Charts',
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
  beforeEach({ parameters }) {
    document.documentElement.lang = 'pt-BR'
    // What Storybook puts around a story is missing where the tests show it: focus rings would leave the picture.
    if (isTest()) document.body.style.padding = parameters.layout === 'fullscreen' ? '' : '1rem'
  },
  // The accessibility addon looks at the theme a story is shown in; the tests look at the other one too.
  async afterEach() {
    if (!isTest()) return
    document.documentElement.dataset.theme = 'dark'
    const found = await faults()
    document.documentElement.dataset.theme = 'light'
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`)
  },
}

export default preview
