import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { prefixClasses } from './scripts/prefix-classes.ts'

const shared = { format: 'esm', sourcemap: true, target: 'es2022' } as const

const metafile = 'dist/bundled/metafile-esm.json'

/** Writes the licences of the packages whose code is in `dist/bundled` and `dist/icons`. */
function writeLicences() {
  const meta: { inputs: object } = JSON.parse(readFileSync(metafile, 'utf8'))
  rmSync(metafile)
  const folders = Object.keys(meta.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])
  const texts = [...new Set(folders)].sort().map((folder) => {
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const terms = file ? readFileSync(join(folder, file), 'utf8').trim() : license
    return `${name} ${version}\n\n${terms}\n`
  })
  writeFileSync('dist/bundled/LICENSES.txt', texts.join('\n---\n\n'))
  // The icons are generated from its paths, so the bundler does not find its package.
  mkdirSync('dist/icons', { recursive: true })
  copyFileSync('node_modules/lucide-react/LICENSE', 'dist/icons/LICENSE.txt')
}

/** The published package shares no class name with its host (decision 0175). */
const prefixOwnClasses = {
  name: 'prefix-classes',
  renderChunk: (code: string, { path }: { path: string }) => ({ code: prefixClasses(code, path) }),
}

/** Imports name the source file; the published files import each other as JavaScript, as tsc rewrites them. */
const rewriteImportExtensions = {
  name: 'rewrite-import-extensions',
  renderChunk: (code: string) => ({
    code: code.replace(/((?:from|import) ?\(?")(\.\.?\/[^"]+)\.tsx?"/g, '$1$2.js"'),
  }),
}

/** The modules of Radix with a state that the host's own Radix must share (decision 0229), and their adapters. */
const sharedModules: Record<string, string> = {
  '@radix-ui/react-dismissable-layer': 'src/bundled/host-radix/dismissable-layer.tsx',
  '@radix-ui/react-focus-scope': 'src/bundled/host-radix/focus-scope.tsx',
}

/** Gives the adapters to the bundled parts of Radix; only the adapters import the modules, which stay external. */
const shareModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'share-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^@radix-ui\/react-(?:dismissable-layer|focus-scope)$/ }, ({ path, importer }) => {
      const adapter = resolve(sharedModules[path] ?? path)
      return importer === adapter ? { path, external: true } : { path: adapter }
    })
  },
}

// One output file per source file: each keeps its 'use client' directive, and a bundler takes only what is imported.
// Declarations come from tsc (tsconfig.build.json): tsup rolls them up per entry and runs out of memory with this
// many.
export default defineConfig([
  {
    ...shared,
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{stories,test}.{ts,tsx}',
      '!src/{bundled,testing,foundations,patterns,styles}/**',
    ],
    bundle: false,
    plugins: [prefixOwnClasses, rewriteImportExtensions],
  },
  {
    // Packages that are patched here (tooling/patches), or that depend on a patched one, are bundled, because
    // consumers do not get the patches of a workspace (decision 0026). Packages in `dependencies` stay external.
    ...shared,
    entry: ['src/bundled/*.ts'],
    outDir: 'dist/bundled',
    noExternal: Object.keys(sharedModules),
    esbuildPlugins: [shareModules],
    splitting: true,
    metafile: true,
    onSuccess: async () => writeLicences(),
  },
])
