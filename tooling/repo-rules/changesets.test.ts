import { expect, test } from 'vitest'
import { isChangeset, listChangedPackages, readPackageNames } from './changesets.ts'
import { git, readTracked, trackedFiles } from './tracked-files.ts'

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args).trim() || undefined
  } catch {
    return undefined
  }
}

/** @returns the last commit of a range that moved changesets to the changelogs: a release. */
const findRelease = (range: string) =>
  tryGit('log', '--format=%H', '--diff-filter=D', range, '--', '.changeset/*.md')
    ?.split('\n')
    .find((commit) => tryGit('show', '--name-only', '--format=', commit, '--', 'packages/*/CHANGELOG.md'))

/**
 * The commit to compare with: the merge base with the main branch, or on the main branch its start; a release after it
 * wins, because its changesets are in the changelogs.
 */
function base(): string {
  const head = git('rev-parse', 'HEAD').trim()
  const fork = tryGit('merge-base', 'HEAD', 'origin/main') ?? tryGit('merge-base', 'HEAD', 'main')
  if (fork && fork !== head) return findRelease(`${fork}..HEAD`) ?? fork
  const release = findRelease('HEAD')
  if (!release) throw new Error('No commit moved changesets to the changelogs: the history is incomplete.')
  return release
}

test('every package whose published content changed has a changeset', () => {
  const scope = ['--', 'packages', '.changeset']
  const changed = [
    ...git('diff', '--name-only', base(), ...scope).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard', ...scope).split('\n'),
  ]
  // A changeset from before the branch describes another change.
  const added = trackedFiles.filter((path) => isChangeset(path) && changed.includes(path))
  const named = added.flatMap((path) => readPackageNames(readTracked(path)))
  const manifests = listChangedPackages(changed).map((folder) =>
    JSON.parse(readTracked(`packages/${folder}/package.json`)),
  )
  // A private package is not published.
  const missing = manifests.flatMap(({ name, private: isPrivate }) => (isPrivate || named.includes(name) ? [] : name))
  expect(missing, 'Their published content changed: describe the change with `pnpm changeset`').toEqual([])
})

test('tests and stories do not count as a changed package', () => {
  const files = [
    'packages/ui/src/components/badge/badge.test.tsx',
    'packages/api-client/src/client.ts',
    'apps/web/x.ts',
  ]
  expect(listChangedPackages(files)).toEqual(['api-client'])
  expect(listChangedPackages(['packages/ui/package.json', 'packages/ui/src/index.ts'])).toEqual(['ui'])
  expect(listChangedPackages(['packages/ui/ui.api.md'])).toEqual(['ui'])
  expect(listChangedPackages(['packages/ui/src/foundations/colour.mdx', 'packages/ui/src/testing/shell.tsx'])).toEqual(
    [],
  )
})

test('reads package names of a changeset only from its front matter', () => {
  const changeset = `---\n"@malote/ui": minor\n'@malote/api-client': patch\n---\n\nText about @malote/web: major\n`
  expect(readPackageNames(changeset)).toEqual(['@malote/ui', '@malote/api-client'])
})
