import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite'
import { bootInDevelopment } from './build/html-plugin.ts'

const source = '@malote/source'
const vendor = (names: string) => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`)

export default defineConfig(({ mode }) => {
  const apiBase = loadEnv(mode, import.meta.dirname).VITE_API_BASE_URL ?? ''
  return {
    root: import.meta.dirname,
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
      react({ compiler: true }),
      tailwindcss(),
      bootInDevelopment(apiBase),
    ],
    resolve: { conditions: [source, ...defaultClientConditions] },
    // The prerendering build takes everything in, so that it runs on its own once and can be thrown away.
    ssr: { noExternal: true, resolve: { conditions: [source, ...defaultServerConditions] } },
    server: { port: 5173, proxy: { '^/(?:v1|rastreio)(?:/|$)': `http://localhost:${process.env.PORT ?? 3000}` } },
    build: {
      // Older targets would have `light-dark()` rewritten, and a theme set on a part of the page would no longer hold there.
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Libraries change less often than the app: kept apart, they stay in the browser's cache across releases.
          codeSplitting: {
            groups: [
              { name: 'react', test: vendor('react|react-dom|scheduler'), priority: 30 },
              // What every page needs of them; tables and virtual rows come with the pages that have any.
              {
                name: 'tanstack',
                test: vendor(
                  '@tanstack[\\\\/](?:history|(?:react-)?store|(?:query|router)-core|react-(?:query|router))',
                ),
                priority: 20,
              },
              // What every page starts with comes in one piece: forty small ones cost a slow phone a round trip each.
              { name: 'app', tags: ['$initial'], priority: 10 },
              // So with what many pages share. Fewer sharers would weigh on sign-in, more would leave pieces of 1 kB.
              { name: 'shared', minShareCount: 15 },
            ],
          },
        },
      },
    },
  }
})
