/**
 * Builds the app into `dist/`: the client bundle, then the prerendered pages (sign-in, password recovery, both legal
 * pages, privacy requests and the empty layout), then the pages that the API renders, then the service worker, then
 * compressed copies of all files.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import type { RouteFacts } from '../src/first-page/prerender.tsx'
import { type BootRoute, bootScript, type OverlayFiles } from './html-plugin.ts'
import { buildServerPages } from './server-pages.ts'
import { buildServiceWorker } from './service-worker.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const serverOut = join(root, 'node_modules', '.malote-prerender')
const configFile = join(root, 'vite.config.ts')

interface PrerenderModule {
  prerenderedPaths: readonly string[]
  renderPage: (path: string) => Promise<{ html: string; title: string }>
  renderShell: () => string
  getRouteFacts: () => RouteFacts[]
}

await rm(dist, { recursive: true, force: true })
await build({ root, configFile, configLoader: 'native', logLevel: 'warn' })
await build({
  root,
  configFile,
  configLoader: 'native',
  logLevel: 'warn',
  build: {
    ssr: 'src/first-page/prerender.tsx',
    outDir: serverOut,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { output: { codeSplitting: true } },
  },
})

const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
const template = await readFile(join(dist, 'index.html'), 'utf8')
const pages: PrerenderModule = await import(pathToFileURL(join(serverOut, 'prerender.js')).href)

/** @returns the chunk of a source file and all chunks that it imports statically, which the browser needs to run it. */
function getChunkFiles(source: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return new Set()
  seen.add(source)
  const files = new Set([`/${entry.file}`])
  for (const imported of entry.imports ?? []) for (const file of getChunkFiles(imported, seen)) files.add(file)
  return files
}

const entryFiles = getChunkFiles('index.html')
/** @returns the router's id of a file in `src/routes`: dots become slashes, `index` becomes nothing. */
const toRouteId = (key: string) =>
  /^src\/routes(\/.*)\.tsx(?:\?.*)?$/
    .exec(key)?.[1]
    ?.replaceAll('.', '/')
    .replace(/\/index$/, '/')

const routes = pages.getRouteFacts().map(({ pattern, ids }): BootRoute => {
  const files = new Set<string>()
  const addChunkFiles = (key: string) => {
    for (const file of getChunkFiles(key)) if (!entryFiles.has(file)) files.add(file)
  }
  // The router plugin splits a route into chunks whose key is the route's file with a query string.
  Object.keys(manifest)
    .filter((key) => ids.includes(toRouteId(key) ?? ''))
    .forEach(addChunkFiles)
  return [pattern, [...files]]
})
// The tab of a courier has its own code.
const [, listFiles = []] = routes.find(([pattern]) => new RegExp(pattern).test('/ordens-de-servico')) ?? []
const tabFiles = [...getChunkFiles('src/features/courier/own-deliveries.tsx')]
routes.unshift([
  '^/ordens-de-servico/?\\?(?:.*&)?tab=mine',
  [...new Set([...listFiles, ...tabFiles.filter((file) => !entryFiles.has(file))])],
])

// The names of the files contain their hashes.
const buildId = createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 16)
const [entryScript = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(template) ?? []
if (!entry) throw new Error('the build names no entry script')
/** @returns the files of the chunk that begins with `source`, a file or the name of a group of chunk-groups.ts. */
function getOverlayFiles(source: string): string[] {
  const key = Object.keys(manifest).find((name) => name === source || manifest[name]?.name === source)
  if (!key) throw new Error(`the build names no chunk for the overlay "${source}"`)
  return [...getChunkFiles(key)].filter((file) => !entryFiles.has(file))
}
const overlays: OverlayFiles = {
  menu: getOverlayFiles('overlays'),
  listbox: getOverlayFiles('../../packages/ui/src/components/select/select-layer.tsx'),
  dialog: getOverlayFiles('overlays'),
  filters: getOverlayFiles('src/features/order-list/filter-panel.tsx'),
}
// Prerendered pages, which wait for no data, have links to them.
const libraryLink = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g
const libraries = Array.from(template.matchAll(libraryLink), ([, file = '']) => file)
const inlineBootScript = await bootScript(routes, overlays, { id: buildId, entry, libraries })

const [styleLink = '', styleFile = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(template) ?? []
if (!styleFile) throw new Error('the build names no style sheet')
// Inlined, so that the first paint does not wait for a style sheet that competes with about forty scripts.
const style = (await readFile(join(dist, styleFile), 'utf8')).trim()

const fillTemplate = (body: string, title: string, prerendered: string | null) =>
  template
    .replace(styleLink, () => `<style>${style}</style>`)
    .replace('<html lang="pt-BR">', prerendered ? `<html lang="pt-BR" data-prerendered="${prerendered}">` : '$&')
    // A replacement function, because a replacement string would interpret `$` in the script's regular expressions.
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n    <script>${inlineBootScript}</script>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)

/** Returns the hash by which the content security policy allows an inline script or style. */
const toCspHash = (inline: string) => `sha256-${createHash('sha256').update(inline).digest('base64')}`

async function writeOutput(path: string, html: string): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true })
  await writeFile(join(dist, path), html)
}

/** The picture of the guest pages, 1 kB. Inside the HTML it is painted first; as a file, a slow phone shows it last. */
const picture = encodeURIComponent(await readFile(join(root, 'public/entrada.svg'), 'utf8'))

for (const path of pages.prerenderedPaths) {
  const { html, title } = await pages.renderPage(path)
  const page = html.replace('src="/entrada.svg"', () => `src="data:image/svg+xml,${picture}"`)
  await writeOutput(`${path.slice(1)}/index.html`, fillTemplate(page, title, path))
}
// The boot script starts the application, after it has shown a stored page, and loads the libraries.
const shell = fillTemplate(pages.renderShell(), 'Malote', null)
  .replaceAll(libraryLink, '')
  .replace(entryScript, `<link rel="modulepreload" crossorigin href="${entry}">`)
await writeOutput('shell.html', shell)
await writeOutput(
  'csp.json',
  JSON.stringify({ scriptHashes: [toCspHash(inlineBootScript)], styleHashes: [toCspHash(style)] }),
)
// Only the pages above are served; the template and the manifest were input for them.
await rm(join(dist, 'index.html'))
await rm(join(dist, '.vite'), { recursive: true })
await rm(serverOut, { recursive: true })

await buildServerPages(dist)
await writeOutput('server/build.json', JSON.stringify({ id: buildId }))
// These load after the first paint: they refresh a stored page or show its age, explain that there is none, draw the
// dashboard, and take the steps of an order on the road (preload-steps.ts).
const { dynamicImports: stepSources = [] } = manifest['src/first-page/complete-visit.ts'] ?? {}
if (stepSources.length === 0) throw new Error('the build names no code of the steps on the road')
const laterFiles = [
  'src/first-page/refresh-page.ts',
  'src/first-page/complete-visit.ts',
  ...stepSources,
  'src/app/layout/update-banner.tsx',
  'src/app/layout/stored-banner.tsx',
  'src/lib/offline/request-queue.ts',
  'src/app/page-error.tsx',
  'src/features/dashboard/dashboard-charts.tsx',
  'src/features/order-list/dashboard-orders.tsx',
].flatMap((key) => [...getChunkFiles(key)])
const commonFiles = [...entryFiles, ...laterFiles]
await buildServiceWorker({ dist, routes, commonFiles, prerenderedPaths: pages.prerenderedPaths })

const compressible = /\.(?:html|js|css|svg|json|txt|webmanifest)$/
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const entries = await readdir(dist, { recursive: true, withFileTypes: true })
await Promise.all(
  entries.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    if (entry.parentPath.startsWith(join(dist, 'server'))) return
    // The server completes the service worker, so it has no compressed copy.
    if (!entry.isFile() || !compressible.test(file) || entry.name === 'sw.js') return
    const content = await readFile(file)
    const write = async (extension: string, compressed: Promise<Buffer>) =>
      writeFile(file + extension, await compressed)
    await Promise.all([
      write('.br', promisify(brotliCompress)(content, best)),
      write('.gz', promisify(gzip)(content, { level: 9 })),
    ])
  }),
)
