import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, type InlineConfig, mergeConfig } from 'vite'
import { reactOptions } from '../tooling/run/react-compiler.ts'

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX knows no tables of its own.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-themes',
    '@chromatic-com/storybook',
  ],
  framework: '@storybook/react-vite',
  // The pictures that the application's pages show.
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The faster docgen does not see the axes that class maps bring in.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './packages/ui/tsconfig.json',
      // Storybook's own defaults, which these options replace: without them an axis has no choices to click.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules/@types/react'),
    },
  },
  viteFinal: (base) => {
    const ours: InlineConfig = {
      resolve: { conditions: ['@malote/source', ...defaultClientConditions] },
      plugins: [react(reactOptions), tailwindcss()],
      build: {
        // Older targets resolve light-dark() once at the root, and islands of the other theme would stay as they are.
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        rolldownOptions: {
          // Every file of the package begins with 'use client'; saying so once per file hides what matters.
          onLog(level, log, next) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
          },
        },
      },
    }
    return mergeConfig(base, ours)
  },
}

export default config
