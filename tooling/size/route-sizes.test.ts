import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { measureRoute } from './route-sizes.ts'

/** Writes a build with these files, each with the given number of bytes. */
function build(html: string, sizes: Record<string, number>): string {
  const dist = mkdtempSync(join(tmpdir(), 'malote-dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'shell.html'), html)
  for (const [name, bytes] of Object.entries({ 'shell.html': 1, ...sizes })) {
    writeFileSync(join(dist, `${name}.gz`), Buffer.alloc(bytes))
  }
  return dist
}

const html = `<script>{"me":"/v1","routes":[["^/lista/?$",["/assets/list.js","/assets/shared.js"]],["^/outra/?$",["/assets/other.js"]]]}</script>
  <script type="module" crossorigin src="/assets/entry.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/shared.js">
  <link rel="stylesheet" crossorigin href="/assets/all.css">`
const sizes = {
  'assets/entry.js': 100,
  'assets/shared.js': 20,
  'assets/list.js': 3,
  'assets/other.js': 5_000,
  'assets/all.css': 7,
}

test("the size of a page includes its entry, the entry's imports and its own files, each once", () => {
  expect(measureRoute(build(html, sizes), 'shell.html', '/lista')).toEqual({
    scripts: 123,
    files: 3,
    styles: 7,
    document: 1,
  })
})

test('the size of a page includes the libraries that the boot script loads', () => {
  const withLibraries = html.replace('{"me"', '{"libraries":["/assets/react.js","/assets/shared.js"],"me"')
  const dist = build(withLibraries, { ...sizes, 'assets/react.js': 40 })
  expect(measureRoute(dist, 'shell.html', '/lista')).toMatchObject({ scripts: 163, files: 4 })
})

test('the size of a page that the boot script does not list is that of the entry', () => {
  expect(measureRoute(build(html, sizes), 'shell.html', '/nada').scripts).toBe(120)
})

test('a listed file that does not exist throws', () => {
  const { 'assets/list.js': _, ...others } = sizes
  expect(() => measureRoute(build(html, others), 'shell.html', '/lista')).toThrow('ENOENT')
})
