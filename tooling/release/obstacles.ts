export interface ReleasePackage {
  name: string
  version: string
  access: 'public' | 'restricted'
  /** The text of CHANGELOG.md. */
  changelog: string
  tarball: string
}

export interface ReleaseState {
  isDryRun: boolean
  isCi: boolean
  /** The output of `git status --porcelain`. */
  changes: string
  /** The file names of the changesets that are not in a changelog yet. */
  changesets: readonly string[]
  packages: readonly ReleasePackage[]
}

/** @returns why a commit must not be published, each with what to do. */
export function findObstacles({ isDryRun, isCi, changes, changesets, packages }: ReleaseState): string[] {
  const unwritten = packages.filter(({ version, changelog }) => !changelog.includes(`\n## ${version}\n`))
  return [
    ...(changes ? [`uncommitted changes:\n${changes}`] : []),
    ...(changesets.length > 0 ? [`${changesets.length} changesets wait: run \`pnpm changeset version\``] : []),
    ...unwritten.map(({ name, version }) => `the changelog of ${name} has no section ${version}`),
    ...(isDryRun || isCi ? [] : ['packages are published by the workflow "Release" only: use `--dry-run` here']),
  ]
}
