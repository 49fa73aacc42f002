import { expect, test } from 'vitest'
import { readTracked, trackedFiles } from './tracked-files.ts'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
>

const manifests = trackedFiles.filter((path) => /(^|\/)package\.json$/.test(path))
const isExact = (version: string) =>
  /^(?:(?:npm:[a-z@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?|catalog:|workspace:\*)$/.test(version)

/** The modules that a host's own Radix must share (decision 0229). */
const shared = new Set(['@radix-ui/react-dismissable-layer', '@radix-ui/react-focus-scope'])

test('every version is exact, from the catalog or from the workspace, except modules shared with a host', () => {
  const loose = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readTracked(path)) as Manifest
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies }
    return Object.entries(all).flatMap(([name, version]) =>
      isExact(version) || shared.has(name) ? [] : `${path}: ${name} ${version}`,
    )
  })
  expect(loose).toEqual([])
})

test('each dependency has one version in the workspace', () => {
  const versions = new Map<string, Set<string>>()
  // Manifests under tooling are outside the workspace, so the catalog does not apply to them.
  for (const path of manifests.filter((path) => !path.startsWith('tooling/'))) {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readTracked(path)) as Manifest
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
    }
  }
  expect([...versions].filter(([, names]) => names.size > 1).map(([name, names]) => [name, ...names])).toEqual([])
})

test.each(['1.2.3', '18.4.0-beta.17', 'npm:name@1.2.3', 'catalog:', 'workspace:*'])('%s is exact', (version) => {
  expect(isExact(version)).toBe(true)
})

test.each(['^1.2.3', '~1.2.3', '>=19', '*', 'latest', '1.x', 'npm:name@^1.2.3', 'npm:name'])(
  '%s is not exact',
  (version) => {
    expect(isExact(version)).toBe(false)
  },
)

test('the lockfile contains no registry host', () => {
  expect(readTracked('pnpm-lock.yaml')).not.toMatch(/https?:\/\/|tarball:/)
})

test("no tracked file contains a path of a developer's machine, a registry or a token", () => {
  const rulesFolder = 'tooling/repo-rules/'
  const telltale =
    /(?<![\w.-])\/(?:root|work)\/|(?<![\w.-])\/(?:home|Users)\/[a-z]|registry\s*=|_authToken|BEGIN [A-Z ]*PRIVATE KEY/
  const texts = trackedFiles.filter(
    (path) => !path.startsWith(rulesFolder) && !/\.(png|woff2|ico|jpe?g|webp|pdf)$/.test(path),
  )
  expect(texts.filter((path) => telltale.test(readTracked(path)))).toEqual([])
})
