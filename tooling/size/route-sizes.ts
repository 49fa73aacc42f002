import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The gzip sizes, in bytes, of the files that the first load of a page fetches. */
export interface RouteSize {
  readonly scripts: number
  /** The number of script files. */
  readonly files: number
  readonly styles: number
  readonly document: number
}

/** Returns the size of the `.gz` file, which the build writes and the server sends. */
const getCompressedSize = (dist: string, file: string): number => statSync(join(dist, `${file}.gz`)).size

const matchFirstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, group]) => group ?? [])

/**
 * Returns the size of all files that the browser fetches before a page works: those that its document lists, and those
 * that the boot script requests for all paths and for this one. Files that are preloaded on hover or focus are not included.
 *
 * @param dist - The folder of the build.
 * @param document - The document that is served for the path, such as `entrar/index.html`.
 * @param path - The path, such as `/entrar`.
 */
export function measureRoute(dist: string, document: string, path: string): RouteSize {
  const html = readFileSync(join(dist, document), 'utf8')
  const documentScripts = matchFirstGroups(html, /<script[^>]* src="([^"]+)"/g).concat(
    matchFirstGroups(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  )
  const routes = JSON.parse(/"routes":(\[\[.*?\]\]\])/.exec(html)?.[1] ?? '[]') as [pattern: string, files: string[]][]
  const routeScripts = routes.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? []
  const libraries = JSON.parse(/"libraries":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[]
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, file) => total + getCompressedSize(dist, file), 0)
  const scripts = new Set([...documentScripts, ...libraries, ...routeScripts])
  return {
    scripts: sum(scripts),
    files: scripts.size,
    styles: sum(new Set(matchFirstGroups(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g))),
    document: getCompressedSize(dist, document),
  }
}
