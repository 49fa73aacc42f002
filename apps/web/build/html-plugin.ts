import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { storageKeys } from '../src/lib/storage/storage-keys.ts'

const root = resolve(import.meta.dirname, '..')

/** A route's path and search as a regular expression, and the files that the browser preloads. */
export type BootRoute = [pattern: string, files: string[]]

/**
 * The files of the overlays that open from an element, by the value of its `aria-haspopup`; `filters`: of the options of
 * the filters of orders.
 */
export type OverlayFiles = Readonly<Record<string, readonly string[]>>

/**
 * @param application the id of its build, because the server renders no page for another one, and the URL of the application; absent in
 * development.
 * @returns the boot script with its data. Every page has the same text, so that one CSP hash covers it.
 */
export async function bootScript(
  routes: BootRoute[],
  overlays: OverlayFiles = {},
  application?: { id: string; entry: string; libraries: string[] },
): Promise<string> {
  const facts = JSON.stringify({
    build: application?.id ?? '',
    entry: application?.entry,
    libraries: application?.libraries,
    keys: storageKeys,
    routes,
    overlays,
  })
  const source = await readInlineScript('src/first-page/boot.ts')
  // "<" could close the script element from inside a string.
  return source.replace('__MALOTE_BOOT__', () => facts.replaceAll('<', '\\u003c'))
}

/** @returns a script of this application for inclusion in a page: with what it imports, minified. */
export async function readInlineScript(path: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: resolve(root, path), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/** Adds the boot script to the page in development; the production build adds it with the file names. */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'malote:boot',
    apply: 'serve',
    transformIndexHtml: async () => [{ tag: 'script', children: await bootScript([]), injectTo: 'head' }],
  }
}
