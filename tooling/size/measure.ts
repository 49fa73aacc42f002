import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'

const sources = resolve(import.meta.dirname, '../../packages/ui/src')
const virtual = '\0consumer'
const withoutHelper = 'export const __vitePreload = (load) => load()'

/** Returns the source file of an entry point. */
const resolveEntry = (_: string, name = 'index') => `${sources}/${name}.ts`

export interface MeasuredSize {
  /** Bytes, gzip, loaded before any interaction, without React. */
  firstLoad: number
  /** Bytes, gzip, of all code including chunks loaded on intent, without React. */
  total: number
  /** Ids of the modules in the first load. */
  modules: string[]
}

/**
 * Builds an application that exports only these names, as for production: minified, without developer checks (NODE_ENV
 * must be "production").
 *
 * @param code - Re-exports; `@malote/ui` and its entry points resolve to the sources.
 */
export async function measureSize(code: string): Promise<MeasuredSize> {
  const [result] = [
    await build({
      configFile: false,
      root: resolve(import.meta.dirname, '../..'),
      logLevel: 'silent',
      resolve: { conditions: ['@malote/source', ...defaultClientConditions] },
      plugins: [
        {
          name: 'consumer',
          enforce: 'pre',
          resolveId: (id) => (id === 'consumer' ? virtual : undefined),
          load: (id) => (id === virtual ? code.replace(/@malote\/ui(?:\/([\w-]+))?/g, resolveEntry) : undefined),
          // The bundler's helper that fetches chunks does not count as size of the library.
          transform: (_, id) => (id.endsWith('vite/preload-helper.js') ? withoutHelper : undefined),
        },
      ],
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: 'consumer',
          external: /^react(-dom)?($|\/)/,
          preserveEntrySignatures: 'strict',
          onLog: () => {},
        },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[]
  const chunks = new Map(result?.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of chunks.get(name)?.imports ?? []) reach(next)
  }
  for (const [name, chunk] of chunks) if (chunk.isEntry) reach(name)
  const loaded = [...reached].flatMap((name) => chunks.get(name) ?? [])
  return {
    firstLoad: gzip(loaded),
    total: gzip([...chunks.values()]),
    modules: loaded.flatMap((chunk) => Object.keys(chunk.modules)),
  }
}

const gzip = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
