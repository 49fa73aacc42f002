/** Serves the built Storybook, with an empty page for a story in a frame, and builds and serves the pages of the tests. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type Plugin, type PreviewServer, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { reactOptions } from '../run/react-compiler.ts'
import { storybookFolder } from '../static-storybook/open-storybook.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built Storybook. */
    storybook: string
    /** The URL of the pages of this folder. */
    pages: string
  }
}

const root = resolve(import.meta.dirname, '../..')
const pagesFolder = resolve(root, '.malote/engines')
const framePage = resolve(import.meta.dirname, 'frame.html')

/**
 * Serves all files below `/held/<name>/` too. After a request of its `hold`, the other files wait for one of its `release`, so
 * that a test decides when code arrives.
 */
function holdFiles(): Plugin {
  const releases = new Map<string, PromiseWithResolvers<void>>()
  return {
    name: 'hold-files',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const [isHeld, name = '', file = ''] = /^\/held\/(\w+)\/([^?]*)/.exec(request.url ?? '') ?? []
        if (!isHeld) return next()
        if (file === 'hold') releases.set(name, Promise.withResolvers())
        if (file === 'release') releases.get(name)?.resolve()
        if (file === 'hold' || file === 'release') return response.end()
        await releases.get(name)?.promise
        request.url = `/${file}`
        // The next page of a test loads its code again.
        response.setHeader('cache-control', 'no-store')
        next()
      })
    },
  }
}

const serve = (outDir: string) =>
  preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
    plugins: [
      holdFiles(),
      {
        name: 'frame',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use('/frame.html', (_, response) => {
            response.setHeader('content-type', 'text/html; charset=utf-8').end(readFileSync(framePage))
          })
        },
      },
    ],
  })

const getUrl = (server: PreviewServer) => server.resolvedUrls?.local[0] as string

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'pages'),
    // Pages below `/held` load their files from there.
    base: './',
    logLevel: 'error',
    resolve: { conditions: ['@malote/source', ...defaultClientConditions] },
    plugins: [react(reactOptions), tailwindcss()],
    build: {
      outDir: pagesFolder,
      emptyOutDir: true,
      cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      target: 'es2022',
      rolldownOptions: { onLog: () => {} },
    },
  })
  const [storybook, pages] = await Promise.all([serve(storybookFolder), serve(pagesFolder)])
  provide('storybook', getUrl(storybook))
  provide('pages', getUrl(pages))
  return async () => {
    await Promise.all([storybook.close(), pages.close()])
  }
}
