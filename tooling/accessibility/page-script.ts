/** Checks the pages of a real browser, into which a test evaluates scripts. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** The functions that the script defines as a global variable of the page. */
export interface PageScript {
  malotePageScript: typeof import('./engines.ts') & typeof import('./exceptions.ts')
}

/** The functions that the script about layout defines as a global variable of the page. */
export interface ReflowScript {
  maloteReflow: typeof import('../../packages/ui/src/testing/reflow.ts')
}

/** @returns a script that defines the functions of these files as a global variable. */
async function bundle(name: string, files: readonly string[]): Promise<string> {
  const code = files.map((file) => `export * from ${JSON.stringify(join(import.meta.dirname, file))}`)
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
        output: { format: 'iife', name },
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

/** @returns a script with both engines and the functions of this folder. */
export async function createPageScript(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const engines = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js']
  const texts = await Promise.all(engines.map((name) => readFile(resolve(name), 'utf8')))
  return [...texts, await bundle('malotePageScript', ['engines.ts', 'exceptions.ts'])].join('\n;')
}

/** @returns a script with the checks of layout that stories have, too. */
export const createReflowScript = (): Promise<string> =>
  bundle('maloteReflow', ['../../packages/ui/src/testing/reflow.ts'])
