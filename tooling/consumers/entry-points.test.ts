import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { installPackage } from './consumer.ts'

const root = resolve(import.meta.dirname, '../..')
const { devDependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'))
const peers = ['ol', 'd3-scale', 'd3-shape']

/** An application without the optional peers, and one with all of them. */
const plain = mkdtempSync(join(tmpdir(), 'malote-entries-plain-'))
const complete = mkdtempSync(join(tmpdir(), 'malote-entries-complete-'))

beforeAll(async () => {
  const install = (folder: string, ...packages: string[]) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
    return installPackage(folder, 'ui', ...packages)
  }
  await Promise.all([
    install(plain),
    install(complete, ...peers.map((name) => `${name}@${devDependencies[name] as string}`)),
  ])
}, 180_000)
afterAll(() => {
  for (const folder of [plain, complete]) rmSync(folder, { recursive: true, force: true })
})

const findAll = (chunks: readonly Rolldown.OutputChunk[], pattern: RegExp) =>
  [
    ...new Set(chunks.flatMap(({ modules }) => Object.keys(modules)).flatMap((id) => pattern.exec(id)?.[1] ?? [])),
  ].sort()
/** The components of the package whose code is in a bundle. */
const listComponents = (chunks: readonly Rolldown.OutputChunk[]) =>
  findAll(chunks, /@malote\/ui\/dist\/components\/([^/]+)\//)
/** The libraries, or their scopes, whose code is in a bundle. */
const listLibraries = (chunks: readonly Rolldown.OutputChunk[]) =>
  findAll(chunks, /node_modules\/(?!@malote\/)([^/]+)\/(?!.*node_modules\/)/)
const gzip = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

/** One import of each entry point and all that its bundle contains, with the code that loads on demand, in kB of gzip. */
const imports = [
  { from: '@malote/ui', name: 'Badge', size: 1.9, components: ['badge'], libraries: [] },
  {
    from: '@malote/ui',
    name: 'Dialog',
    size: 37.5,
    components: ['button', 'dialog', 'icon-button', 'loader', 'tooltip'],
    libraries: ['@floating-ui', '@radix-ui', 'class-variance-authority', 'clsx'],
  },
  {
    from: '@malote/ui/delivery',
    name: 'StatusBadge',
    size: 1.8,
    components: ['badge', 'status-badge'],
    libraries: [],
  },
  {
    from: '@malote/ui/delivery',
    name: 'SignaturePad',
    // With the tooltip for the reason of a disabled button, which loads on demand, and 0.2 kB for the file in a form.
    size: 33.2,
    components: [
      'button',
      'field',
      'loader',
      'radio-group',
      'segmented-control',
      'signature-pad',
      'text-field',
      'tooltip',
    ],
    libraries: ['@floating-ui', '@radix-ui', 'class-variance-authority', 'clsx', 'signature_pad'],
  },
  {
    from: '@malote/ui/map',
    name: 'RouteMap',
    // With the tooltip of Radix, which is part of the package (decision 0229).
    size: 98,
    components: ['button', 'icon-button', 'link', 'loader', 'route-map', 'skeleton', 'tooltip'],
    libraries: ['@floating-ui', '@radix-ui', 'class-variance-authority', 'clsx', 'ol', 'quickselect', 'rbush'],
  },
  { from: '@malote/ui/br', name: 'unmask', size: 0.6, components: ['masked-field'], libraries: [] },
  {
    from: '@malote/ui/br',
    name: 'MaskedField',
    size: 4.4,
    components: ['field', 'masked-field', 'text-field'],
    libraries: [],
  },
  {
    from: '@malote/ui/charts',
    name: 'BarChart',
    size: 44,
    components: ['bar-chart', 'button', 'loader', 'skeleton', 'table', 'tooltip'],
    libraries: [
      '@floating-ui',
      '@radix-ui',
      'class-variance-authority',
      'clsx',
      'd3-array',
      'd3-color',
      'd3-format',
      'd3-interpolate',
      'd3-scale',
      'd3-shape',
    ],
  },
  { from: '@malote/ui/brand', name: 'createBrand', size: 8.7, components: [], libraries: ['culori'] },
  { from: '@malote/ui/locales/en', name: 'en', size: 3.1, components: [], libraries: [] },
]

test.each(imports)('$name of $from brings nothing of another entry point', async (expected) => {
  const chunks = await bundle(complete, `export { ${expected.name} } from '${expected.from}'`)
  expect(listComponents(chunks)).toEqual(expected.components)
  expect(listLibraries(chunks)).toEqual(expected.libraries)
  expect(gzip(chunks)).toBeLessThanOrEqual(expected.size * 1000)
})

describe('without the optional peers', () => {
  test.each(peers)('%s is not installed', (name) => {
    expect(existsSync(join(plain, 'node_modules', name))).toBe(false)
  })

  test('every other entry point builds with all its names', async () => {
    const chunks = await bundle(
      plain,
      `export * from '@malote/ui'
       export * from '@malote/ui/delivery'
       export * from '@malote/ui/br'
       export * from '@malote/ui/brand'`,
    )
    expect(listComponents(chunks)).toEqual(expect.arrayContaining(['button', 'status-badge', 'masked-field']))
    expect(listLibraries(chunks).filter((name) => /^(?:ol|d3-.*)$/.test(name))).toEqual([])
  })

  test.each([
    ['map', 'ol'],
    ['charts', 'd3-s(?:cale|hape)'],
  ])('a build with %s fails, and the error names the missing library', async (entry, library) => {
    await expect(bundle(plain, `export * from '@malote/ui/${entry}'`)).rejects.toThrow(
      new RegExp(`optional-peer-dep:${library}\\b`),
    )
  })
})

test('the main entry point contains the library of no other entry point', async () => {
  const libraries = listLibraries(await bundle(complete, "export * from '@malote/ui'"))
  expect(libraries).toContain('react-day-picker')
  expect(libraries.filter((name) => /^(?:ol|d3-.*|culori|signature_pad)$/.test(name))).toEqual([])
})
