import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { reactOptions } from '../../tooling/run/react-compiler.ts'
import { bootScriptPlugin } from './build/html-plugin.ts'
import { municipalitiesPlugin } from './build/municipalities-plugin.ts'
import { routeTreeOptions } from './build/route-tree-options.ts'
import { chunkGroups } from './src/first-page/chunk-groups.ts'

const source = '@malote/source'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter(routeTreeOptions),
    react(reactOptions),
    tailwindcss(),
    bootScriptPlugin(),
    municipalitiesPlugin(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // The prerendering bundle includes all dependencies, so that it runs once without node_modules.
  ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
  server: {
    port: 5173,
    proxy: { '^/(?:v1|rastreio|verificar|demo-accounts.json)(?:/|$)': `http://localhost:${process.env.PORT ?? 3000}` },
  },
  build: {
    // For older targets `light-dark()` would be rewritten, and a theme set on a part of the page would not work.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // One style sheet, which build.ts inlines. As the style sheet of a chunk, Vite would load it again with the chunks
    // that import it, and the browser would compute the style of the whole page a second time.
    cssCodeSplit: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
