import { basename } from 'node:path'

/** File name suffixes, and the paths where each is allowed. */
const allowedPaths: Record<string, RegExp> = {
  variants: /^packages\/ui\/src\//,
  stories: /^packages\/ui\/src\/|^apps\/web\/src\//,
  queries: /^apps\/web\/src\/features\//,
  routes: /^apps\/api\/src\/modules\//,
  service: /^apps\/api\/src\//,
  sql: /^apps\/api\/src\//,
  spec: /^apps\/web\/e2e\//,
  test: /^(apps|packages|tooling)\//,
  setup: /./,
  config: /./,
  gen: /^(?:apps\/(?:api|web)|packages\/ui)\/src\//,
  d: /./,
}

const vagueNames = /^(utils?|helpers?|commons?|misc|shared|stuff)$/

/** @returns an error when a code file's suffix is not allowed in its folder. */
export function findMisplacedSuffix(path: string): string | undefined {
  const [, suffix] = /^[^.]+\.([a-z]+)\.tsx?$/.exec(basename(path)) ?? []
  // The router defines the names of the web application's routes.
  if (!suffix || path.startsWith('apps/web/src/routes/')) return undefined
  const room = allowedPaths[suffix]
  if (!room) return `${path}: the suffix .${suffix} means nothing here`
  return room.test(path) ? undefined : `${path}: .${suffix} belongs to ${room.source.replaceAll('\\', '')}`
}

/** @returns an error when a file or folder name is too vague. */
export function findVagueName(path: string): string | undefined {
  const names = path.split('/').map((name) => name.split('.')[0] ?? name)
  const vagueName = names.find((name) => vagueNames.test(name))
  return vagueName && `${path}: ${vagueName} does not describe its content`
}
