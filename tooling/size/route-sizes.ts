import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a page's first load, gzip. */
export interface RouteSize {
  readonly scripts: number
  /** How many files the scripts come in. */
  readonly files: number
  readonly styles: number
  readonly document: number
}

/** The size of the compressed file that the build wrote and the server sends. */
const getCompressedSize = (dist: string, file: string): number => statSync(join(dist, `${file}.gz`)).size

const matchAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

/**
 * Returns the size of all files that the browser fetches before a page works: those that its document lists, and those
 * that the boot script requests for the path. Files fetched on intent are not included.
 *
 * @param dist - The folder of the build.
 * @param document - The document that is served for the path, such as `entrar/index.html`.
 * @param path - The path, such as `/entrar`.
 */
export function measureRoute(dist: string, document: string, path: string): RouteSize {
  const html = readFileSync(join(dist, document), 'utf8')
  const named = matchAll(html, /<script[^>]* src="([^"]+)"/g).concat(
    matchAll(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  )
  const routes = JSON.parse(/"routes":(\[\[.*?\]\]\])/.exec(html)?.[1] ?? '[]') as [pattern: string, files: string[]][]
  const own = routes.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? []
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + getCompressedSize(dist, file), 0)
  const scripts = new Set([...named, ...own])
  return {
    scripts: sum(scripts),
    files: scripts.size,
    styles: sum(new Set(matchAll(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g))),
    document: getCompressedSize(dist, document),
  }
}
