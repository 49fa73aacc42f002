/** Bundles a few imports in the folder of an external application, as Vite does for production. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const virtual = '\0consumer'

/**
 * @param folder - The folder of the application, with its `node_modules`.
 * @param code - The whole content of the application: imports or re-exports.
 * @returns the chunks, including those that load on demand.
 */
export async function bundle(folder: string, code: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'consumer',
        enforce: 'pre',
        resolveId: (id) => (id === 'consumer' ? join(folder, virtual) : undefined),
        load: (id) => (id.endsWith(virtual) ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: 'consumer', external: /^react(-dom)?($|\/)/, preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return output?.output.filter((file) => file.type === 'chunk') ?? []
}
