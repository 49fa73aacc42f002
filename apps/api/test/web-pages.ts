import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The style of the page. */
export const pageStyle = 'h1{font-size:2rem}'

/**
 * Creates a web build with one server-rendered page, which returns the arguments of its renderer: the real page is in the
 * web build, and is tested there.
 *
 * @returns its folder, which the caller removes.
 */
export function createWebBuild(page: string): string {
  const webDist = mkdtempSync(join(tmpdir(), 'malote-web-'))
  mkdirSync(join(webDist, 'server'))
  writeFileSync(join(webDist, `server/${page}.css`), pageStyle)
  writeFileSync(join(webDist, `server/${page}.js`), 'export const render = (...given) => JSON.stringify(given)')
  writeFileSync(join(webDist, 'shell.html'), '<title>casca</title>')
  return webDist
}
