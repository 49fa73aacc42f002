import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package that reaches users or servers, and its licence. */
export interface Licensed {
  readonly name: string
  readonly version: string
  readonly licence: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly licenses?: readonly { readonly type?: string }[]
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
}

/** SPDX ids of licences that require only attribution, or that do not affect Malote's code. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
  'Zlib',
])

/** Packages whose licence was reviewed by a person, with the result. */
const reviewedPackages: Readonly<Record<string, string>> = {
  'fxa-common-password-list': 'MPL-2.0: a list used as it is, changed in no file; it runs on servers only',
  'incremental-encoder': 'MPL-2.0: how that list is packed; likewise',
  '@svg-maps/brazil': 'CC-BY-4.0: a drawing used as it is; the map names it, with a link',
  'png-js': 'MIT, in its file LICENSE; its package.json does not name it',
  '@img/sharp-libvips-*': 'LGPL-3.0: a library of its own, loaded as it is and replaceable; it runs on servers only',
}

/** Whether a licence is allowed: every term of an AND, any term of an OR. */
export function isAllowed({ name, licence }: Pick<Licensed, 'name' | 'licence'>): boolean {
  const isReviewed = Object.keys(reviewedPackages).some((pattern) => name.startsWith(pattern.replace('*', '')))
  if (isReviewed) return true
  const plain = licence.replace(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((term) => allowed.has(term.trim())))
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function getLicence({ license, licenses = [] }: Manifest): string {
  const one = typeof license === 'string' ? license : license?.type
  return one ?? (licenses.map(({ type }) => type ?? 'unknown').join(' OR ') || 'none')
}

/** Finds the package that code in `folder` resolves; undefined when it is not installed, as for another platform. */
function findPackage(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
    if (at === dirname(at)) return undefined
  }
}

/** All runtime dependencies of the packages in these folders, read from the installed files without network access. */
export function listProductionPackages(folders: readonly string[]): Licensed[] {
  const byPackage = new Map<string, Licensed>()
  const seen = new Set<string>()
  const visit = (folder: string, isOwn: boolean): void => {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest = readManifest(folder)
    const { name, version, dependencies, optionalDependencies } = manifest
    // Optional peers of our packages are bundled into the web application.
    const peers = isOwn ? manifest.peerDependencies : {}
    if (!isOwn) byPackage.set(`${name}@${version}`, { name, version, licence: getLicence(manifest) })
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peers })) {
      const dependencyFolder = findPackage(folder, dependency)
      if (dependencyFolder) visit(dependencyFolder, dependency.startsWith('@malote/'))
      else if (dependencies?.[dependency]) throw new Error(`${dependency}, which ${name} needs, is not installed.`)
    }
  }
  for (const folder of folders) visit(realpathSync(folder), true)
  return [...byPackage.values()].sort((one, other) => one.name.localeCompare(other.name))
}
