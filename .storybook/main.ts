import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { defaultClientConditions, type InlineConfig, mergeConfig } from 'vite'
import { municipalitiesPlugin } from '../apps/web/build/municipalities-plugin.ts'
import { reactOptions } from '../tooling/run/react-compiler.ts'
import { getVisualTestsOptions } from './chromatic-project.ts'
import { isListedNativeProp } from './native-props.ts'
import { addSearchWords } from './search-index.ts'

/** Adds words to the index of stories, in development and in the build. */
interface IndexConfig {
  storyIndexGenerator: (generator: StoryIndexGenerator) => StoryIndexGenerator
}

const config: StorybookConfig & IndexConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX does not support tables without this plugin.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    'storybook-addon-pseudo-states',
    { name: '@chromatic-com/storybook', options: getVisualTestsOptions() },
  ],
  framework: '@storybook/react-vite',
  storyIndexGenerator: (generator) => {
    const getIndex = generator.getIndex.bind(generator)
    generator.getIndex = async () => addSearchWords(await getIndex())
    return generator
  },
  // The images used by the application's pages.
  staticDirs: ['../apps/web/public'],
  // Reads the code of a sample from the story. Printing it from the elements shows names and types of the bundle.
  features: { experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The faster docgen does not read variants that come from class maps.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      // Repeats Storybook's defaults, which these options replace: without them, controls show no options.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // TypeScript lists the members of a union in the order in which the build first reads them, which varies.
      shouldSortUnions: true,
      // For the defaults in .storybook/arg-types.ts.
      shouldIncludePropTagMap: true,
      // Every component takes the props of its element. "Pick" hides their origin.
      propFilter: ({ name, parent }, component) =>
        parent?.fileName.includes('node_modules/@types/react')
          ? isListedNativeProp(component.name, name)
          : name !== 'className' && name !== 'style',
    },
  },
  viteFinal: (base) => {
    const storybookConfig: InlineConfig = {
      resolve: { conditions: ['@malote/source', ...defaultClientConditions] },
      plugins: [react(reactOptions), tailwindcss(), municipalitiesPlugin()],
      build: {
        // With older targets, light-dark() is resolved once at the root, so nested areas with the other theme would
        // not change.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        rolldownOptions: {
          // Hides the bundler's warning about 'use client', which appears once per file.
          onLog(level, log, next) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
          },
        },
      },
    }
    return mergeConfig(base, storybookConfig)
  },
}

export default config
