import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { readInlineScript } from './html-plugin.ts'

const root = resolve(import.meta.dirname, '..')
const common = { root, configFile: join(root, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn' } as const

/** Builds a module with all of its dependencies for the API process. */
const buildForServer = (ssr: string, outDir: string, codeSplitting: boolean, emptyOutDir = true) =>
  build({
    ...common,
    // The server may be started without NODE_ENV: React's development build is ten times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr,
      outDir,
      emptyOutDir,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting } },
    },
  })

/**
 * Builds the pages that the API renders into `dist/server/`: `tracking.js`, `receipt.js`, `evidence.js` and `message-preference.js`, each with a style sheet that
 * has only the classes that it uses, and the small script of the first; in `app/`, the pages of signed-in users.
 */
export async function buildServerPages(dist: string): Promise<void> {
  const server = join(dist, 'server')
  await buildForServer('src/app/tracking.tsx', server, false)
  await buildForServer('src/app/receipt.tsx', server, false, false)
  await buildForServer('src/app/evidence.tsx', server, false, false)
  await buildForServer('src/app/message-preference.tsx', server, false, false)
  // In chunks, so that a page loads only its own modules.
  await buildForServer('src/first-page/signed-in-page.tsx', join(server, 'app'), true)
  for (const page of ['tracking', 'receipt', 'evidence', 'message-preference']) await buildStyleSheet(page, dist)
  await writeFile(join(server, 'tracking.client.js'), await readInlineScript('build/tracking-live.ts'))
  await rm(join(dist, 'src'), { recursive: true, force: true })
}

/** Builds the style sheet of a server page, after its module, whose classes it has. */
async function buildStyleSheet(page: string, dist: string): Promise<void> {
  await build({
    ...common,
    build: {
      outDir: dist,
      // Otherwise the style sheet would have the name of the one of the application.
      cssCodeSplit: true,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: join(root, `src/app/${page}.css`) },
    },
  })
  // The fonts are served from the assets of the application, under the same names.
  const assets = join(dist, 'assets')
  const styleSheet = (await readdir(assets)).find((name) => name.startsWith(`${page}-`) && name.endsWith('.css'))
  if (!styleSheet) throw new Error(`Vite wrote no style sheet for the page ${page}.`)
  await rename(join(assets, styleSheet), join(dist, 'server', `${page}.css`))
}
