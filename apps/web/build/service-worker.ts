import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** The pages that most visits begin with, and the end of a session. Their files are stored when the service worker is installed. */
const firstPages = [
  '/entrar',
  '/sair',
  '/ordens-de-servico',
  '/ordens-de-servico/OS-2026-000001',
  '/ordens-de-servico/criar',
  '/dashboard',
]

interface ServiceWorkerInput {
  readonly dist: string
  /** The path of each route as a regular expression, and its files. */
  readonly routes: readonly (readonly [pattern: string, files: readonly string[]])[]
  /** The files that every page needs, also without a connection. */
  readonly commonFiles: Iterable<string>
  /** The pages that have a document each. */
  readonly prerenderedPaths: readonly string[]
}

/** Builds `dist/sw.js`. */
export async function buildServiceWorker({ dist, routes, commonFiles, prerenderedPaths }: ServiceWorkerInput) {
  const find = (path: string) => routes.find(([pattern]) => new RegExp(pattern).test(path))
  const fonts = (await readdir(join(dist, 'assets'))).filter((name) =>
    /^figtree-latin-(?!ext)[\w-]+\.woff2$/.test(name),
  )
  const files = new Set([...commonFiles, ...fonts.map((name) => `/assets/${name}`)])
  for (const file of firstPages.flatMap((path) => find(path)?.[1] ?? [])) files.add(file)
  const prerendered = prerenderedPaths.flatMap((path) => find(path)?.[0] ?? [])
  const pages = routes.map(([pattern]) => pattern).filter((pattern) => !prerendered.includes(pattern))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      __MALOTE_FILES__: JSON.stringify({ files: [...files], pages: ['^/$', ...pages], prerendered }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/first-page/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
