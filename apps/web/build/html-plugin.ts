import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { storageKeys } from '../src/lib/storage/storage-keys.ts'

/** A route's path and search as a regular expression, and the files that the browser preloads. */
export type BootRoute = [pattern: string, files: string[]]

/** The files of the overlays that open from an element, by the value of its `aria-haspopup`. */
export type OverlayFiles = Readonly<Record<string, readonly string[]>>

const source = readFileSync(resolve(import.meta.dirname, 'boot.js'), 'utf8')

/**
 * @param build its id, because the server renders no page for another one, and the URL of the application; absent in
 * development.
 * @returns the boot script with its data. Every page has the same text, so that one CSP hash covers it.
 */
export function bootScript(
  routes: BootRoute[],
  overlays: OverlayFiles = {},
  build?: { id: string; entry: string },
): string {
  const facts = JSON.stringify({ build: build?.id ?? '', entry: build?.entry, keys: storageKeys, routes, overlays })
  // "<" could close the script element from inside a string.
  const filled = source.replace('__MALOTE_BOOT__', facts.replaceAll('<', '\\u003c'))
  return stripComments(filled)
}

/** @returns the script without indentation and comment lines. */
export function stripComments(script: string): string {
  return script
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('//'))
    .join('\n')
}

/** Adds the boot script to the page in development; the production build adds it with the file names. */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'malote:boot',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: bootScript([]), injectTo: 'head' }],
  }
}
