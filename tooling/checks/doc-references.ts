/** The references of a document: relative links, paths from the root, commands. */
export type References = { links: string[]; paths: string[]; commands: { workspace?: string; script: string }[] }

const rootFolders = /^(?:\.\/)?(?:packages|apps|tooling|docs|\.storybook|\.changeset|\.ci|\.github)\//
/** Build output: documents may name it, but a fresh clone does not have it. */
const generated = /(?:^|\/)(?:dist|storybook-static|node_modules)(?:\/|$)/
const link = /\]\(\s*<?([^)\s>]+)>?[^)]*\)/g
const code = /```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g
const command = /(?:^|[\s;&|])p?npm\s+(?:run\s+)?((?:--filter\s+(\S+)\s+)?(?:run\s+)?([\w:-]+))/g

/** Built-in commands of pnpm and npm. */
const builtIn = new Set([
  'install',
  'add',
  'dedupe',
  'ls',
  'remove',
  'exec',
  'dlx',
  'why',
  'outdated',
  'update',
  'audit',
  'ci',
  'pack',
  'publish',
])

/** Removes placeholders at the end of a path (`modules/<resource>/`): only the part before them must exist. */
const removePlaceholders = (path: string) => path.replace(/[^/]*[<*{…].*$/, '').replace(/[.,;:]$/, '')

/** @returns the references in a Markdown or MDX text. */
export function findReferences(text: string): References {
  const codes = [...text.matchAll(code)].map(([, block, span]) => block ?? span ?? '')
  const prose = text.replace(code, '')
  const isRelative = (target: string) => !/^(?:[a-z]+:|#|\?|\/)/.test(target)
  return {
    links: [...prose.matchAll(link)].map(([, target = '']) => target).filter(isRelative),
    paths: codes
      .flatMap((one) => one.split(/[\s"'()=,]+/))
      .filter((word) => rootFolders.test(word) && !generated.test(word))
      .map(removePlaceholders),
    commands: codes
      .flatMap((one) => [...one.matchAll(command)])
      .map(([, , workspace, script = '']) => (workspace ? { workspace, script } : { script }))
      .filter(({ script }) => !builtIn.has(script)),
  }
}
