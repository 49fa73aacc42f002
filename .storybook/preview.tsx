import './fixed-clock.ts'
import './preview.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { toast } from '../packages/ui/src/components/toaster/toast.ts'
import { colorRules, findViolations } from '../packages/ui/src/testing/axe.ts'
import { waitForMeasurement } from '../packages/ui/src/testing/wait-for-measurement.ts'
import { describeNativeProps, extractArgTypes } from './arg-types.ts'
import { followTheme, ThemedDocsContainer, themeNames } from './docs-container.tsx'
import { keepPageInPlace } from './keep-page-in-place.ts'
import { modes } from './modes.ts'

followTheme()
keepPageInPlace()

const isTest = () => '__vitest_browser__' in window

// Like `expect.poll` in tooling/vitest.config.ts: chunks loaded on intent arrive late on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [describeNativeProps],
  // The initial theme follows the system, like the manager.
  initialGlobals: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'escuro' : 'claro' },
  decorators: [
    withThemeByDataAttribute({
      themes: themeNames,
      defaultTheme: 'claro',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    // The panel also shows what passes. Tests need violations only: Vitest sends the report of a story to Node several
    // times, and the rules that pass are nine tenths of it.
    a11y: { test: 'error', ...(isTest() && { options: { reporter: 'no-passes' } }) },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { codePanel: true, container: ThemedDocsContainer, extractArgTypes },
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
  async beforeEach({ parameters }) {
    document.documentElement.lang = 'pt-BR'
    // A toast of a story without a toaster would appear in the next one that has it.
    toast.dismiss()
    // The addon for hover adds its rules to the style sheets after this event, which tests do not emit.
    if (isTest() && parameters.pseudo) addons.getChannel().emit(STORY_RENDERED)
    // Storybook adds padding around a story, but tests do not: without it, focus rings are cut off in the picture.
    if (isTest()) document.body.style.padding = parameters.layout === 'fullscreen' ? '' : '1rem'
    // The viewport of a story is set just before. Its resize event, which a busy machine sends later, would close a list
    // that the story has opened.
    if (isTest()) await waitForMeasurement()
  },
  // The accessibility addon, which runs after this and so after the wait for measurement in `findViolations`, checks the
  // light theme only. The dark one differs in color alone.
  async afterEach() {
    if (!isTest()) return
    document.documentElement.dataset.theme = 'dark'
    const violations = await findViolations(document.body, colorRules)
    document.documentElement.dataset.theme = 'light'
    if (violations.length > 0) throw new Error(`In the dark theme:\n${violations.join('\n')}`)
  },
}

export default preview
