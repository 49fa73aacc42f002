import { basename } from 'node:path'

/** What a suffix says, and the room it may stand in. */
const rooms: Record<string, RegExp> = {
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
  gen: /^(?:apps\/web|packages\/ui)\/src\//,
  d: /./,
}

const vague = /^(utils?|helpers?|commons?|misc|shared|stuff)$/

/** @returns what is wrong with where a code file stands, judged by its suffix. */
export function misplacedSuffix(path: string): string | undefined {
  const [, suffix] = /^[^.]+\.([a-z]+)\.tsx?$/.exec(basename(path)) ?? []
  // Routes of the web application are named by the router.
  if (!suffix || path.startsWith('apps/web/src/routes/')) return undefined
  const room = rooms[suffix]
  if (!room) return `${path}: the suffix .${suffix} means nothing here`
  return room.test(path) ? undefined : `${path}: .${suffix} belongs to ${room.source.replaceAll('\\', '')}`
}

/** @returns what is wrong with a name that says nothing about what is inside. */
export function vagueName(path: string): string | undefined {
  const names = path.split('/').map((name) => name.split('.')[0] ?? name)
  const found = names.find((name) => vague.test(name))
  return found && `${path}: ${found} says nothing about what is inside`
}
