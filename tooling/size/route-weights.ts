import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of a page's first load, gzip. */
export interface RouteWeight {
  readonly scripts: number
  /** How many files the scripts come in. */
  readonly files: number
  readonly styles: number
  readonly document: number
}

/** The file as the server sends it compressed; the build has done that already. */
const compressed = (dist: string, file: string): number => statSync(join(dist, `${file}.gz`)).size

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])

/**
 * What the browser fetches of the built application before a page works: what its document names, and what the boot
 * script asks for by the address. What comes on intent is not in it.
 *
 * @param dist - The folder of the build.
 * @param document - The document that answers the address, such as `entrar/index.html`.
 * @param path - The address, such as `/entrar`.
 */
export function routeWeight(dist: string, document: string, path: string): RouteWeight {
  const html = readFileSync(join(dist, document), 'utf8')
  const named = all(html, /<script[^>]* src="([^"]+)"/g).concat(
    all(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  )
  const routes = JSON.parse(/"routes":(\[\[.*?\]\]\])/.exec(html)?.[1] ?? '[]') as [pattern: string, files: string[]][]
  const own = routes.find(([pattern]) => new RegExp(pattern).test(path))?.[1] ?? []
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + compressed(dist, file), 0)
  const scripts = new Set([...named, ...own])
  return {
    scripts: sum(scripts),
    files: scripts.size,
    styles: sum(new Set(all(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g))),
    document: compressed(dist, document),
  }
}
