import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { users } from '@malote/api-client/contract'
import type { Plugin } from 'vite'
import { storageKeys } from '../src/lib/storage/storage-keys.ts'

/** A route's path as a regular expression, and the files that the browser should already be fetching for it. */
export type RouteFiles = [pattern: string, files: string[]]

const source = readFileSync(resolve(import.meta.dirname, 'boot.js'), 'utf8')

/** The boot script with its facts filled in. The same text stands in every page, so that one CSP hash covers it. */
export function bootScript(apiBase: string, routes: RouteFiles[]): string {
  const facts = JSON.stringify({ keys: storageKeys, me: `${apiBase}${users.me.path}`, routes })
  // "<" could close the script element from inside a string.
  const filled = source.replace('__MALOTE_BOOT__', facts.replaceAll('<', '\\u003c'))
  return withoutComments(filled)
}

/** A script as it goes into a page: without indentation and lines that are comments. */
export function withoutComments(script: string): string {
  return script
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('//'))
    .join('\n')
}

/** Puts the boot script into the page while developing; the build does it itself once it knows the files. */
export function bootInDevelopment(apiBase: string): Plugin {
  return {
    name: 'malote:boot',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: bootScript(apiBase, []), injectTo: 'head' }],
  }
}
