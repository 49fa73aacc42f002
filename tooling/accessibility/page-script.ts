/** Checks the pages of a real browser, into which a test evaluates scripts. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** The functions that the script defines as a global variable of the page. */
export interface PageScript {
  malotePageScript: typeof import('./engines.ts') & typeof import('./exceptions.ts')
}

/** @returns a script with both engines and the functions of this folder. */
export async function createPageScript(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const engines = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js']
  const code = ['engines.ts', 'exceptions.ts'].map(
    (file) => `export * from ${JSON.stringify(join(import.meta.dirname, file))}`,
  )
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page-script',
        resolveId: (id) => (id === 'page-script' ? id : undefined),
        load: (id) => (id === 'page-script' ? code.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'page-script',
        output: { format: 'iife', name: 'malotePageScript' },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  const texts = await Promise.all(engines.map((name) => readFile(resolve(name), 'utf8')))
  return [...texts, output[0].code].join('\n;')
}
